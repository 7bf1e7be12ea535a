import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

test.use({ bare: true });

const DEMO = '/features/page-view.html';

const layer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);
const views = async (page: Page) => (await layer(page)).filter(({ event }) => event === 'page-view');

/** Waits for events that must not happen: longer than the longest wait for an idle callback. */
async function passQuietMoments(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
}

test('reports the view of a page once, with the facts of the page, and the reader’s segment; prints them with debug=datalayer [analytics-3, debug-hashes-5]', async ({
  paper,
  page,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('nmt debug datalayer:')) printed.push(message.text());
  });
  await paper.open(`${paper.article('article')}?visitor=subscribed-plus#debug=datalayer`);
  await expect.poll(() => views(page)).toHaveLength(1);
  const [view] = await views(page);
  expect(view).toMatchObject({ page_type: 'article', article_id: '4101', app_view: false, restored: false });
  expect(String(view?.address).length).toBeLessThanOrEqual(100);
  // The login status may be reported as well.
  await expect.poll(() => printed.filter((text) => text.includes('page-view'))).toHaveLength(1);
  await expect
    .poll(async () => (await layer(page)).find(({ segment }) => segment !== undefined))
    .toMatchObject({ segment: 'abonnee_digitaal_papier_voltijd' });
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  expect(await views(page)).toHaveLength(1);
});

test('shows the reported events on its demo page, without secrets [analytics-2, analytics-3]', async ({
  paper,
  page,
}) => {
  await paper.open(`${DEMO}?token=geheim&email=jan%40geheim.nl&rubriek=economie#geheim`);
  const log = page.getByRole('log', { name: 'Gemelde gebeurtenissen' });
  await expect(log.getByRole('listitem').first()).toContainText('event: page-view');
  await expect(log).toContainText('?rubriek=economie');
  await expect(log).not.toContainText('token');
  await expect(log).not.toContainText('jan');
});

test('pushes queued events when the page is left before it is idle [analytics-3]', async ({
  paper,
  page,
}) => {
  await page.addInitScript(() => {
    // A page without an idle period once its features are loaded.
    const quiet = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (run, options) => {
      const isMounted = document.body.dataset.widgetState === 'mounted';
      return isMounted ? 0 : quiet(run, options);
    };
  });
  await paper.open('/vacatures/');
  await paper.settleBody();
  expect(await views(page)).toHaveLength(0);
  await setVisibility(page, 'hidden');
  expect(await views(page)).toHaveLength(1);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(await views(page)).toHaveLength(1);
});

test.describe('on the newspaper', () => {
  test.use({ bare: false });

  test('reports nothing under /privacy/ [analytics-1]', async ({ paper, page }) => {
    await page.clock.install();
    const front = await page.request.get('/vacatures/');
    await page.route('**/privacy/', (route) => route.fulfill({ response: front }));
    await paper.open('/privacy/');
    await paper.settle('weather');
    await passQuietMoments(page);
    await setVisibility(page, 'hidden');
    expect(await layer(page)).toEqual([]);
  });
});

test('reports nothing with debug=disable-trackers [analytics-1, debug-hashes-5]', async ({ paper, page }) => {
  await page.clock.install();
  await paper.open(`${DEMO}?debug=disable-trackers`);
  await passQuietMoments(page);
  await setVisibility(page, 'hidden');
  await expect(page.getByRole('log')).toHaveText('Nog niets.');
  expect(await layer(page)).toEqual([]);
});
