import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const items = (count: number, word = 'Nieuws') =>
  `<h2>Laatste nieuws</h2><ol>${Array.from({ length: count }, (_, at) => `<li><a href="/?${at}">${word} ${at + 1}</a></li>`).join('')}</ol>`;
const HOOK = `<section data-widget="latest-news">${items(10, 'Server')}</section>`;
const URI = '**/data/fragments/latest-news';
const list = (page: Page) => page.getByRole('main').getByRole('listitem');

test('updates the list, sanitized, and keeps 8 items on wide screens, all on narrow ones [latest-news-1, latest-news-2, latest-news-3]', async ({
  paper,
  page,
}) => {
  const hostile = '<p><a href="javascript:window.hacked=1">Lok</a></p><script>window.hacked = 1</script>';
  await page.route(URI, (route) => route.fulfill({ contentType: 'text/html', body: items(12) + hostile }));
  await paper.replaceMain(HOOK);
  await page.setViewportSize({ width: 980, height: 800 });
  await paper.open('/');
  await paper.settle('latest-news');
  await expect(list(page)).toHaveText(Array.from({ length: 8 }, (_, at) => `Nieuws ${at + 1}`));
  await expect(list(page).filter({ visible: true })).toHaveCount(8);
  await expect(page.getByRole('main').getByText('Lok')).not.toHaveAttribute('href');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await page.setViewportSize({ width: 979, height: 800 });
  await expect(list(page).filter({ visible: true })).toHaveCount(12);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(list(page).filter({ visible: true })).toHaveCount(8);
});

test("takes desktop from the site's own breakpoint [latest-news-3]", async ({ paper, page }) => {
  await paper.edit((html) =>
    html
      .replace('"mobileBelow":', '"breakpoints":{"large":1200},"mobileBelow":')
      .replace(/(<main[^>]*>).*(<\/main>)/s, `$1${HOOK}$2`),
  );
  await page.route(URI, (route) => route.fulfill({ contentType: 'text/html', body: items(9) }));
  await page.setViewportSize({ width: 1100, height: 800 });
  await paper.open('/');
  await paper.settle('latest-news');
  await expect(list(page).filter({ visible: true })).toHaveCount(9);
});

test("keeps the server's list where the fragment is empty [latest-news-3]", async ({ paper, page }) => {
  await page.route(URI, (route) => route.fulfill({ contentType: 'text/html', body: '<!-- niets -->' }));
  paper.allow(
    /^nmt latest-news: The list could not be brought up to date; what is shown stays\..*empty fragment/s,
  );
  await paper.replaceMain(HOOK);
  await paper.open('/');
  await paper.settle('latest-news');
  await expect(list(page).filter({ visible: true })).toHaveText(
    Array.from({ length: 8 }, (_, at) => `Server ${at + 1}`),
  );
});

test('is on the front page with the newest articles [latest-news-1]', async ({ paper, page }) => {
  await paper.open('/');
  await paper.settle('latest-news');
  const block = page.getByRole('region', { name: 'Laatste nieuws' });
  await expect(block.getByRole('link').filter({ visible: true })).toHaveCount(8);
});
