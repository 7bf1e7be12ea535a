import type { Locator, Page, Request } from 'playwright/test';
import { expect, type Paper, test } from '../support/paper.ts';

const WORKBENCH = '/features/workbench';
const ADD = '**/papi/api/favorite/add';
/**
 * The browser's own messages about the calls that fail here on purpose, and those of other parts of the workbench.
 */
const OTHERS = [/^Failed to load resource.*\/(papi|login-status|data|third-party)/, /^nmt captcha: /];

const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');
const keep = (page: Page): Locator => page.getByRole('button', { name: /^Bewaar artikel/ });

/** The writes that the pages of a reader make from now on. */
function watch(...pages: Page[]): Request[] {
  const writes: Request[] = [];
  for (const page of pages) {
    page.on('request', (request) => {
      const isWrite = request.method() !== 'GET';
      if (isWrite && request.url().includes('/favorite/')) writes.push(request);
    });
  }
  return writes;
}

async function openWorkbench(paper: Paper, page: Page, visitor?: string): Promise<void> {
  paper.tolerate(...OTHERS);
  // The visitor must be known before the connection is lost.
  const known = visitor && page.waitForResponse('**/login-status');
  await page.goto(`${WORKBENCH}${visitor ? `?visitor=${visitor}` : ''}#outbox`);
  await paper.ready(page);
  await page.locator('#outbox').scrollIntoViewIfNeeded();
  await expect(keep(page)).toBeVisible();
  await known;
}

/** Those that left: a try that comes before the connection is back does not. */
const sent = (writes: Request[]) => writes.filter((write) => write.failure() === null);

const keysOf = (writes: Request[]) =>
  Promise.all(writes.map((write) => write.headerValue('idempotency-key')));

test('keeps favourites without a connection, and sends each once, in order, when it is back', async ({
  paper,
  page,
  context,
}) => {
  await openWorkbench(paper, page, 'subscribed');
  await context.setOffline(true);
  for (const article of [4101, 4102, 4103]) {
    await page.getByRole('button', { name: `Bewaar artikel ${article}` }).click();
    await expect(list(page, 'Wacht op verzending')).toHaveCount(article - 4100);
  }
  const writes = watch(page);
  await context.setOffline(false);
  await expect(list(page, 'Op de leeslijst')).toHaveText(['Artikel 4103', 'Artikel 4102', 'Artikel 4101']);
  await expect(list(page, 'Wacht op verzending')).toHaveCount(0);
  await expect(list(page, 'Afgehandeld')).toHaveText([
    /4101: verstuurd/,
    /4102: verstuurd/,
    /4103: verstuurd/,
  ]);
  expect(sent(writes).map((write) => write.postDataJSON())).toEqual([
    { article_id: 4101 },
    { article_id: 4102 },
    { article_id: 4103 },
  ]);
  expect(new Set(await keysOf(sent(writes))).size).toBe(3);
});

test('sends on the next page a write that failed before, under the same key', async ({ paper, page }) => {
  await openWorkbench(paper, page, 'subscribed');
  await page.route(ADD, (route) => route.abort());
  const writes = watch(page);
  await keep(page).click();
  await expect.poll(() => writes.length).toBeGreaterThan(0);
  const [first] = await keysOf(writes);
  // The page is left before the connection is back: it retries by itself.
  await page.goto('about:blank');
  await page.unroute(ADD);
  writes.length = 0;
  await paper.open('/');
  await expect.poll(() => writes.length).toBe(1);
  const [second] = await keysOf(writes);
  expect(first).toMatch(/^"[\da-f-]{36}"$/);
  expect(second).toBe(first);
  await openWorkbench(paper, page);
  await expect(list(page, 'Op de leeslijst')).toHaveText(['Artikel 4101']);
});

test('sends the writes of a closed tab, and a lost answer applies nothing twice', async ({
  paper,
  page,
  context,
}) => {
  await openWorkbench(paper, page, 'subscribed');
  let isDone = false;
  await page.route(ADD, async (route) => {
    // The page tries again by itself, and may be closed in the middle of it.
    if (isDone) return route.abort().catch(() => {});
    await route.fetch();
    await route.abort();
    isDone = true;
  });
  const before = watch(page);
  await keep(page).click();
  await expect.poll(() => isDone).toBe(true);
  const [key] = await keysOf(before);
  await page.close();
  const next = await context.newPage();
  await paper.listen(next);
  const writes = watch(next);
  await next.goto('/');
  await expect.poll(() => writes.length).toBe(1);
  expect(await keysOf(writes)).toEqual([key]);
  const answer = await (await writes[0]?.response())?.finished();
  expect(answer).toBeNull();
  await openWorkbench(paper, next);
  await expect(list(next, 'Op de leeslijst')).toHaveText(['Artikel 4101']);
  await expect(list(next, 'Wacht op verzending')).toHaveCount(0);
});

test('sends the writes of two tabs one after the other, each once', async ({ paper, page, context }) => {
  await openWorkbench(paper, page, 'subscribed');
  const other = await context.newPage();
  await paper.listen(other);
  await openWorkbench(paper, other);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Bewaar artikel 4101' }).click();
  await other.getByRole('button', { name: 'Bewaar artikel 4102' }).click();
  await page.getByRole('button', { name: 'Bewaar artikel 4103' }).click();
  await expect(list(other, 'Wacht op verzending')).toHaveCount(3);
  const writes = watch(page, other);
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(list(tab, 'Wacht op verzending')).toHaveCount(0);
  await expect(list(page, 'Afgehandeld')).toHaveText([/4101: verstuurd/, /4103: verstuurd/]);
  await expect(list(other, 'Afgehandeld')).toHaveText([/4102: verstuurd/]);
  expect(sent(writes).map((write) => write.postDataJSON().article_id)).toEqual([4101, 4102, 4103]);
});

test('keeps a reader’s writes from another reader', async ({ paper, page }) => {
  await openWorkbench(paper, page, 'subscribed');
  await page.route(ADD, (route) => route.abort());
  await keep(page).click();
  await expect(list(page, 'Wacht op verzending')).toHaveCount(1);
  await openWorkbench(paper, page, 'registered');
  await page.unroute(ADD);
  const writes = watch(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(list(page, 'Wacht op verzending')).toHaveCount(1);
  await expect(list(page, 'Op de leeslijst')).toHaveCount(0);
  expect(writes).toHaveLength(0);
  await openWorkbench(paper, page, 'subscribed');
  await expect(list(page, 'Op de leeslijst')).toHaveText(['Artikel 4101']);
  expect(writes).toHaveLength(1);
});

test('drops refused writes, logs them, and continues', async ({ paper, page }) => {
  paper.allow(/^nmt outbox: PUT \/papi\/api\/favorite\/add was refused with 400; it is dropped\.$/);
  await openWorkbench(paper, page, 'subscribed');
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        if (window.nmt && !Array.isArray(window.nmt)) window.nmt.on('write:refused', resolve);
      }),
  );
  await page.getByRole('button', { name: 'Bewaar iets dat niet bestaat' }).click();
  await keep(page).click();
  await expect(list(page, 'Afgehandeld')).toHaveText([/geweigerd door de server/, /4101: verstuurd/]);
  expect(await refused).toEqual({
    method: 'PUT',
    path: '/papi/api/favorite/add',
    reason: 'refused',
    status: 400,
  });
});

test('requests nothing where nothing waits, and nothing for logged-out visitors', async ({ paper, page }) => {
  const writes = watch(page);
  await paper.open('/?visitor=subscribed');
  await paper.open('/?visitor=anonymous');
  expect(writes).toHaveLength(0);
});
