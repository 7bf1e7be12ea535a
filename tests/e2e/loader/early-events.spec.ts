import { hold } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';

const LAZY = `<div data-widget="lab-lazy"><form action="/elders">
  <a href="/elders">Naar elders</a><button type="button">Knop</button>
  <input aria-label="Naam" name="naam"><button type="submit">Verstuur</button></form></div>`;

test('fetches nothing for a hook under interaction until the reader turns to it', async ({ lab, page }) => {
  await lab.open(LAZY);
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  expect(lab.requests.some((file) => file.startsWith('lab-lazy') || file.startsWith('react'))).toBe(false);
  await page.getByRole('button', { name: 'Knop' }).hover();
  await lab.settle('lab-lazy');
});

test('gives the click that caused the load to the mounted feature', async ({ lab, page }) => {
  const release = await hold(page, '**/lab-lazy-*.js');
  await lab.open(LAZY);
  await page.getByRole('button', { name: 'Knop' }).click();
  release();
  await expect(page.getByRole('status')).toHaveText('button');
});

test('holds back a link and a form until the feature is there, and keeps their order', async ({
  lab,
  page,
}) => {
  const release = await hold(page, '**/lab-lazy-*.js');
  await lab.open(LAZY);
  await page.getByRole('link', { name: 'Naar elders' }).click({ noWaitAfter: true });
  await page.getByRole('textbox', { name: 'Naam' }).fill('Jo');
  await page.getByRole('button', { name: 'Verstuur' }).click({ noWaitAfter: true });
  release();
  await expect(page.getByRole('status')).toHaveText('link, input Jo, submit');
  expect(lab.navigations).toBe(1);
});

test('lets the link work after all when its feature fails', async ({ lab, page }) => {
  lab.breakFiles(({ file }) => (file.startsWith('lab-lazy') ? 404 : undefined));
  await lab.open(LAZY);
  await page.getByRole('link', { name: 'Naar elders' }).click({ noWaitAfter: true });
  await page.waitForURL('**/elders');
});

test('opens a link with the keyboard as with the mouse', async ({ lab, page }) => {
  const release = await hold(page, '**/lab-lazy-*.js');
  await lab.open(LAZY);
  await page.getByRole('link', { name: 'Naar elders' }).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('status')).toHaveText('link');
  expect(lab.navigations).toBe(1);
});

test('keeps a click on a widget that is still loading, whatever its strategy', async ({ lab, page }) => {
  const release = await hold(page, '**/lab-counter-*.js');
  await lab.open('<div data-widget="lab-counter"><button type="button">Teller</button></div>');
  await page.getByRole('button', { name: 'Teller' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Teller: 1' })).toBeVisible();
});

test('does not hold back a link in a widget that does not wait for interaction', async ({ lab, page }) => {
  await hold(page, '**/lab-counter-*.js');
  await lab.open('<div data-widget="lab-counter"><a href="/elders">Lees verder</a></div>');
  await page.getByRole('link', { name: 'Lees verder' }).click();
  await page.waitForURL('**/elders');
});
