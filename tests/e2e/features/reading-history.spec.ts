import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const DEMO = '/features/reading-history.html';
const marked = (page: Page) => page.locator('#gewoon .is-read').getByRole('link');

/** The articles that a page records from now on. */
function watch(page: Page): unknown[] {
  const recorded: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/papi/api/user/history')) {
      recorded.push(request.postDataJSON());
    }
  });
  return recorded;
}

test('records an article and marks it from then on [reading-history-2, reading-history-4, reading-history-5]', async ({
  paper,
  page,
}) => {
  const recorded = watch(page);
  const sent = page.waitForResponse(/\/papi\/api\/user\/history$/);
  await paper.open(`${paper.article('article')}?visitor=subscribed`);
  expect((await sent).status()).toBe(204);
  expect(recorded).toEqual([{ article_id: 4101 }]);
  // Another browser of this reader, which only knows it from the server.
  await page.evaluate(() => localStorage.clear());
  await paper.open('/sectie/binnenland/');
  const read = page.locator('.is-read[data-article-id="4101"]').first();
  await expect(read).toBeVisible();
  const heading = read.locator(':is(h2, h3, h4)').first();
  expect(await heading.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('✓');
  expect(recorded).toHaveLength(1);
});

test('marks by the days and the choice of the settings, without moving anything [reading-history-5, privacy-settings-7]', async ({
  paper,
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paper.open(`${DEMO}?visitor=subscribed`);
  await expect(marked(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /warmtepomp \(gelezen\)$/ })).toHaveCount(1);
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
  expect(await accessibilityFaults(page, { include: 'main' })).toEqual([]);
  const settings = await context.newPage();
  await settings.goto('/instellingen/privacy/');
  await settings.getByRole('radio', { name: '30 dagen' }).click();
  await expect(marked(page)).toHaveCount(1);
  await settings.getByRole('radio', { name: '180 dagen' }).click();
  await expect(marked(page)).toHaveCount(3);
  await settings.getByRole('switch', { name: /gelezen/ }).click();
  await expect(marked(page)).toHaveCount(0);
});

test.describe('with the notice', () => {
  test.use({ bare: false });

  test('keeps nothing of who has not chosen, until the notice is closed [reading-history-4, history-notice-7]', async ({
    paper,
    page,
  }) => {
    const recorded = watch(page);
    await paper.open(`${paper.article('article')}?visitor=newcomer`);
    const notice = page.getByRole('region', { name: 'Leesgeschiedenis' });
    await expect(notice).toBeVisible();
    expect(recorded).toEqual([]);
    const sent = page.waitForResponse(/\/papi\/api\/user\/history$/);
    await notice.getByRole('button', { name: 'Akkoord en sluiten' }).click();
    expect((await sent).status()).toBe(204);
    expect(recorded).toEqual([{ article_id: 4101 }]);
  });
});
