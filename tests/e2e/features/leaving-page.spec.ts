import type { BrowserContext, Page, Request } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

/*
 * A page that is left while a write is pending never gets the answer. These tests intercept nothing, because an
 * intercepted request is not aborted by the browser as in reality. The server's answers take 600 ms.
 */
const SLOW = 'fault=600ms:/papi/api/favorite/*';
const BUTTONS = '/features/reading-list-button.html';
/** What the browser and the demo page say of the calls that are cut off, and of the hook without a number. */
const OTHERS = [/Failed to load resource/, /data-article-id is "-1"/, /^nmt (personal|visitor|sync)/];

const queued = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('nmt_outbox:')).length);

/** The saves of all pages that the server has received, by their key. */
function watchSaves(context: BrowserContext): Request[] {
  const saves: Request[] = [];
  context.on('request', (request) => {
    if (/\/favorite\/(add|remove)$/.test(new URL(request.url()).pathname)) saves.push(request);
  });
  return saves;
}

const saveButton = (page: Page, place = '#gewoon') => page.locator(place).getByRole('button');

/** Expects that the server has the article in the end. */
async function expectSaved(page: Page): Promise<void> {
  await expect.poll(() => queued(page)).toBe(0);
  const { data } = await (await page.request.get('/papi/api/leeslijst/get')).json();
  expect(data.map(({ article_id }: { article_id: number }) => article_id)).toContain(4101);
}

for (const way of ['a link', 'a reload', 'Back', 'closing the tab'] as const) {
  test(`a save whose page is left by ${way} before its answer is not lost [reading-list-button-1]`, async ({
    paper,
    page,
    context,
  }) => {
    paper.tolerate(...OTHERS);
    const saves = watchSaves(context);
    if (way === 'Back') await paper.open('/vacatures/');
    await paper.open(`${BUTTONS}?visitor=subscribed&${SLOW}`);
    const button = saveButton(page);
    await expect(button).toHaveAttribute('data-action', 'add');
    const asked = page.waitForRequest('**/favorite/add');
    await button.click();
    await asked;

    let next = page;
    if (way === 'a link') {
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        document.body.append(link);
        link.click();
      }, '/leeslijst/');
      await page.waitForURL('**/leeslijst/');
      const saved = page.getByRole('list', { name: 'Opgeslagen artikelen' }).getByRole('listitem');
      await expect(saved).toHaveCount(1);
      await page.goto(BUTTONS);
    } else if (way === 'a reload') await page.reload();
    else if (way === 'Back') {
      await page.goBack();
      await page.goForward();
    } else {
      next = await context.newPage();
      await paper.listen(next);
      await page.close();
      await next.goto(BUTTONS);
    }
    await expect(saveButton(next)).toHaveAttribute('data-action', 'remove');
    await expectSaved(next);
    expect(new Set(saves.map((save) => save.headers()['idempotency-key'])).size).toBe(1);
  });
}

test('the second of two writes that wait is sent by the next page, after the first [reading-list-page-5]', async ({
  paper,
  page,
  context,
}) => {
  paper.tolerate(...OTHERS);
  await paper.open(`/leeslijst/?visitor=subscribed&${SLOW}`);
  const field = page.getByRole('textbox', { name: 'Verzameling toevoegen' });
  const asked = page.waitForRequest('**/favorite/tag/add');
  for (const name of ['Voor morgen', 'Voor later']) {
    await field.fill(name);
    await page.getByRole('button', { name: 'Toevoegen' }).click();
  }
  await asked;
  await page.reload();
  for (const name of ['Voor morgen', 'Voor later'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect.poll(() => queued(page)).toBe(0);
  const { data } = await (await context.request.get('/papi/api/leeslijst/tags')).json();
  expect(data.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Voor morgen', 'Voor later']),
  );
});
