import { expect, test } from '../support/paper.ts';

test('opens by key, searches, closes by Escape and gives the focus back, at 320 px and twice the size of text', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await paper.open('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const opener = page.locator('header').getByLabel('Zoeken');
  const field = page.getByRole('searchbox', { name: 'Zoek in de krant' });
  await expect(field).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(page.getByRole('search').getByRole('button', { name: 'Zoek' })).toBeInViewport({ ratio: 1 });
  for (const part of [page.locator('.site-header__end'), page.getByRole('search').first()])
    expect(await part.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(field).toBeFocused();
  await page.keyboard.type('dijk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?source=archive&query=dijk$/);
  await page.locator('header').getByLabel('Zoeken').click();
  await expect(page.getByRole('searchbox', { name: 'Zoek in de krant' })).toHaveValue('dijk');
});

test('searches without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('header').getByLabel('Zoeken').click();
  await page.getByRole('searchbox', { name: 'Zoek in de krant' }).fill('dijk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?source=archive&query=dijk$/);
  await expect(page.getByText(/artikelen met/)).toBeVisible();
  await context.close();
});
