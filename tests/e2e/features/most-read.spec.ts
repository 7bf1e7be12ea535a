import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const list = (word: string) =>
  `<h2>Meest gelezen</h2><ol>${Array.from({ length: 5 }, (_, at) => `<li><a href="/?${word}${at}">${word} ${at + 1}</a></li>`).join('')}</ol>`;
const URI = '/data/fragments/proef';
const hook = () =>
  `<div class="with-side"><svg width="10" height="4000"></svg><aside class="with-side__side" aria-label="Ook lezen"><section class="block most-read" data-widget="most-read" data-most-read-uri="${URI}">${list('Server')}</section></aside></div>`;
const block = (page: Page) => page.locator('main [data-widget="most-read"]');

const answer = (page: Page, body: string) =>
  page.route(`**${URI}`, (route) => route.fulfill({ contentType: 'text/html', body }));

/** The position of the block after scrolling by a distance. */
async function topAt(page: Page, scrolled: number): Promise<number> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
  return block(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

test('updates the list from the address that the page names, sanitized, and sticks on wide screens while it fits [most-read-1, most-read-2, most-read-3]', async ({
  paper,
  page,
}) => {
  const hostile = '<p><a href="data:text/html,x">Lok</a></p><script>window.hacked = 1</script>';
  await answer(page, `${list('Gelezen')}${hostile}`);
  await paper.replaceMain(hook());
  await page.setViewportSize({ width: 980, height: 800 });
  await paper.open('/');
  await paper.settle('most-read', { within: 'main' });
  await expect(block(page).getByRole('link')).toHaveText(
    ['1', '2', '3', '4', '5'].map((at) => `Gelezen ${at}`),
  );
  await expect(block(page).getByText('Lok')).toBeVisible();
  await expect(block(page).getByText('Lok')).not.toHaveAttribute('href');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await test.step('sticks on wide screens only', async () => {
    await expect.poll(() => topAt(page, 1_000)).toBe(76);
    expect(await topAt(page, 2_000)).toBe(76);
    await page.setViewportSize({ width: 979, height: 800 });
    await expect(block(page)).toHaveCSS('position', 'static');
  });
  await test.step('scrolls along where it is higher than the window', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(block(page)).toHaveCSS('position', 'sticky');
    await block(page)
      .getByRole('list')
      .evaluate((list) => {
        for (let at = 0; at < 25; at += 1) list.append(list.firstElementChild?.cloneNode(true) ?? '');
      });
    await expect(block(page)).toHaveCSS('position', 'static');
    expect(await topAt(page, 1_000)).toBeLessThan(-500);
    await page.setViewportSize({ width: 1280, height: 2_600 });
    await expect(block(page)).toHaveCSS('position', 'sticky');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(block(page)).toHaveCSS('position', 'static');
  });
});

test("keeps the server's list, sticky as ever, where the fragment fails [most-read-3]", async ({
  paper,
  page,
}) => {
  await page.route(`**${URI}`, (route) => route.fulfill({ status: 404 }));
  paper.allow(/^nmt most-read: The list could not be brought up to date.*answered 404/s);
  paper.tolerate(/^Failed to load resource.*proef/);
  await paper.replaceMain(hook());
  await paper.open('/');
  await paper.settle('most-read', { within: 'main' });
  await expect(block(page).getByRole('link')).toHaveCount(5);
  await expect(block(page)).toContainText('Server 1');
  await expect(block(page)).toHaveCSS('position', 'sticky');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads as the server sent it [most-read-3, latest-news-3]', async ({ page }) => {
    await page.goto('/sectie/binnenland/');
    const side = page.getByRole('complementary', { name: 'Ook lezen' });
    await expect(side.getByRole('heading', { name: 'Meest gelezen' })).toBeVisible();
    await expect(side.getByRole('heading', { name: 'Laatste nieuws' })).toBeVisible();
  });
});
