import { allFaults } from '../support/axe.ts';
import { listAddress } from '../support/list-address.ts';
import { expect, test } from '../support/paper.ts';

test('opens by key, searches, closes by Escape and gives the focus back, at 320 px and twice the size of text', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await paper.open('/vacatures/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const opener = page.locator('header').getByLabel('Zoeken');
  const field = page.getByRole('combobox', { name: 'Zoek in de krant' });
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
  await expect(page).toHaveURL(listAddress('/search?query=dijk'));
  await page.locator('header').getByLabel('Zoeken').click();
  await expect(page.locator('header').getByRole('combobox')).toHaveValue('dijk');
});

test('suggests pages by key, and says so; Escape closes them before the search', async ({ paper, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await paper.open('/archief/');
  await page.locator('header').getByLabel('Zoeken').click();
  const field = page.getByRole('combobox', { name: 'Zoek in de krant' });
  await expect(field).toBeFocused();
  await page.keyboard.type('klim');
  const options = page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
  await expect(options.first()).toHaveText('Klimaat Onderwerp');
  await expect(page.getByText(/^\d suggesties, pijltje omlaag om te kiezen$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type('a');
  await expect(options.first()).toHaveText('Klimaat Onderwerp');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await allFaults(page, { include: '.site-header' })).toEqual([]);
  // The check may take the focus away from the window, which closes the list.
  const answered = page.waitForResponse(/query=klimaa$/);
  await field.press('a');
  await answered;
  await expect(options.first()).toHaveText('Klimaat Onderwerp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/onderwerp/klimaat/');
});

test('searches by Enter where no suggestion comes', async ({ paper, page }) => {
  await page.route('**/zoek/suggesties?*', (route) => route.abort());
  paper.allow(/The suggestions of the search could not be fetched/);
  paper.tolerate(/^Failed to load resource/);
  await paper.open('/archief/');
  await page.locator('header').getByLabel('Zoeken').click();
  await expect(page.locator('header').getByRole('combobox')).toBeFocused();
  const warned = page.waitForEvent('console', (message) => message.text().includes('could not be fetched'));
  await page.keyboard.type('warmtepompen');
  await warned;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(listAddress('/search?query=warmtepompen'));
  await expect(
    page.getByRole('heading', { name: 'De stille opmars van de warmtepomp', level: 2 }),
  ).toBeVisible();
});

test('searches without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/vacatures/');
  await page.locator('header').getByLabel('Zoeken').click();
  await page.getByRole('searchbox', { name: 'Zoek in de krant' }).fill('dijk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(listAddress('/search?query=dijk'));
  await expect(page.getByText(/^\d+ artikelen, .*het meest relevante eerst\.$/)).toBeVisible();
  await expect(page.locator('main mark').first()).toHaveText(/dijk/i);
  await context.close();
});
