import type { Locator, Page, Request } from 'playwright/test';
import { expect, type Paper, test } from '../support/paper.ts';

test.use({ bare: true });

const WORKBENCH = '/features/workbench';
const ADD = '**/papi/api/favorite/add';
/** The browser's own messages about the intended failures of calls, and those of other parts of the workbench. */
const OTHERS = [
  /^Failed to load resource.*\/(papi|login-status|data|third-party)/,
  /^nmt captcha: /,
  /^nmt outbox: PUT .* failed for now/,
];

const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');
const keep = (page: Page): Locator => page.getByRole('button', { name: /^Sla artikel/ });

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

/** Writes that were sent: an attempt before the connection is back is not. */
const sent = (writes: Request[]) => writes.filter((write) => write.failure() === null);

const keysOf = (writes: Request[]) =>
  Promise.all(writes.map((write) => write.headerValue('idempotency-key')));

test('keeps favourites of two tabs without a connection, sends each once, in order, when it is back, and drops refused ones', async ({
  paper,
  page,
  context,
}) => {
  paper.allow(/^nmt outbox: PUT \/papi\/api\/favorite\/add was refused with 400; it is dropped\.$/);
  // The code that restores a lost focus loads on the first focus, which here happens after the connection is lost.
  paper.tolerate(/ERR_INTERNET_DISCONNECTED \S+\/keep-focus-/);
  await openWorkbench(paper, page, 'subscribed');
  const other = await context.newPage();
  await paper.listen(other);
  await openWorkbench(paper, other);
  await context.setOffline(true);
  for (const [tab, article] of [
    [page, 4101],
    [other, 4102],
    [page, 4103],
  ] as const) {
    await tab.getByRole('button', { name: `Sla artikel ${article} op` }).click();
    for (const each of [page, other])
      await expect(list(each, 'Wacht op verzending')).toHaveCount(article - 4100);
  }
  const writes = watch(page, other);
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(list(tab, 'Wacht op verzending')).toHaveCount(0);
  await expect(list(page, 'Op de leeslijst')).toHaveText(['Artikel 4103', 'Artikel 4102', 'Artikel 4101']);
  await expect(list(page, 'Afgehandeld')).toHaveText([/4101 op: verstuurd/, /4103 op: verstuurd/]);
  await expect(list(other, 'Afgehandeld')).toHaveText([/4102 op: verstuurd/]);
  expect(sent(writes).map((write) => write.postDataJSON())).toEqual([
    { article_id: 4101 },
    { article_id: 4102 },
    { article_id: 4103 },
  ]);
  expect(new Set(await keysOf(sent(writes))).size).toBe(3);

  await test.step('a refused one does not hold up the next', async () => {
    const refused = page.evaluate(
      () =>
        new Promise((resolve) => {
          if (window.nmt && !Array.isArray(window.nmt)) window.nmt.on('write:refused', resolve);
        }),
    );
    await page.getByRole('button', { name: 'Sla iets op dat niet bestaat' }).click();
    await keep(page).click();
    await expect(list(page, 'Afgehandeld')).toHaveText([
      /4101 op: verstuurd/,
      /4103 op: verstuurd/,
      /geweigerd door de server/,
      /4104 op: verstuurd/,
    ]);
    expect(await refused).toEqual({
      method: 'PUT',
      path: '/papi/api/favorite/add',
      reason: 'refused',
      status: 400,
    });
  });
});

test('sends on the next page and from the next tab a write that failed before, under the same key, and a lost answer applies nothing twice', async ({
  paper,
  page,
  context,
}) => {
  await openWorkbench(paper, page, 'subscribed');
  await page.route(ADD, (route) => route.abort());
  const writes = watch(page);
  await keep(page).click();
  await expect.poll(() => writes.length).toBeGreaterThan(0);
  const [first] = await keysOf(writes);
  expect(first).toMatch(/^"[\da-f-]{36}"$/);
  // The page is left before the connection is back, because it retries by itself.
  await page.goto('about:blank');
  await page.unroute(ADD);

  let isLost = false;
  await page.route(ADD, async (route) => {
    // The page retries by itself, and may be closed during a request.
    if (isLost) return route.abort().catch(() => {});
    await route.fetch();
    await route.abort();
    isLost = true;
  });
  writes.length = 0;
  await paper.open('/vacatures/');
  await expect.poll(() => isLost).toBe(true);
  const [second] = await keysOf(writes);
  expect(second).toBe(first);
  await page.close();

  const next = await context.newPage();
  await paper.listen(next);
  const later = watch(next);
  await openWorkbench(paper, next);
  await expect.poll(() => later.length).toBe(1);
  expect(await keysOf(later)).toEqual([first]);
  const answer = await (await later[0]?.response())?.finished();
  expect(answer).toBeNull();
  await expect(list(next, 'Op de leeslijst')).toHaveText(['Artikel 4101']);
  await expect(list(next, 'Wacht op verzending')).toHaveCount(0);
});

test('sends a reader’s writes for that reader only, and requests nothing where nothing waits', async ({
  paper,
  page,
}) => {
  const writes = watch(page);
  await openWorkbench(paper, page, 'subscribed');
  expect(writes).toHaveLength(0);
  await page.route(ADD, (route) => route.abort());
  await keep(page).click();
  await expect(list(page, 'Wacht op verzending')).toHaveCount(1);
  await openWorkbench(paper, page, 'registered');
  await page.unroute(ADD);
  writes.length = 0;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(list(page, 'Wacht op verzending')).toHaveCount(1);
  await expect(list(page, 'Op de leeslijst')).toHaveCount(0);
  await paper.open('/vacatures/?visitor=anonymous');
  expect(writes).toHaveLength(0);
  await openWorkbench(paper, page, 'subscribed');
  await expect(list(page, 'Op de leeslijst')).toHaveText(['Artikel 4101']);
  expect(writes).toHaveLength(1);
});
