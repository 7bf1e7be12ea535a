import type { Page } from 'playwright/test';
import { menuOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';

const KEY = 'nmt_colour_scheme';
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark-mode'));
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Opens the menu with the keyboard; the choice loads when it becomes visible. */
async function openMenu(page: Page): Promise<void> {
  await menuOpener(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Kleurenschema' })).toBeVisible();
}

test('is dark before the body exists, without the loader [colour-scheme-4, storage-2]', async ({
  paper,
  page,
}) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark');
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { classAtBody: document.documentElement.className });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, KEY);
  await page.route('**/assets/*.js', (route) => route.abort());
  paper.allow(/Failed to load resource.*\/assets\//);
  await page.goto('/vacatures/');
  expect(await page.evaluate(() => (window as unknown as { classAtBody: string }).classAtBody)).toBe(
    'dark-mode',
  );
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(239, 236, 231)');
});

test('chooses with the arrow keys, remembers it, and keeps two tabs in step and two menus of one page [colour-scheme-1, storage-2, loader-2]', async ({
  paper,
  page,
  context,
}) => {
  await paper.open('/vacatures/');
  expect(await isDark(page)).toBe(false);
  await openMenu(page);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(radio(page, 'Systeem (licht)')).toBeChecked();
  await radio(page, 'Systeem (licht)').focus();
  await page.keyboard.press('ArrowUp');
  await expect(radio(page, 'Donker')).toBeChecked();
  await expect(radio(page, 'Donker')).toBeFocused();
  expect(await isDark(page)).toBe(true);
  expect(await stored(page)).toBe('dark');

  const other = await context.newPage();
  await paper.listen(other);
  await other.goto('/features/colour-scheme.html');
  expect(await isDark(other)).toBe(true);
  const first = other.locator('#gewoon');
  await first.scrollIntoViewIfNeeded();
  await expect(first.getByRole('radio', { name: 'Donker', exact: true })).toBeChecked();
  await first.getByText('Licht', { exact: true }).click();
  expect(await isDark(other)).toBe(false);
  expect(await stored(other)).toBe('light');
  const second = other.locator('#twee').getByRole('radio', { name: 'Licht', exact: true });
  await expect(second).toBeChecked();
  await expect.poll(() => isDark(page)).toBe(false);
  await expect(radio(page, 'Licht')).toBeChecked();
});

test('takes the scheme from the address and saves it, and nothing but light or dark [colour-scheme-2, colour-scheme-4]', async ({
  page,
}) => {
  // The page decides before its body exists.
  const open = (scheme: string) =>
    page.goto(`/features/colour-scheme.html?colorScheme=${scheme}`, { waitUntil: 'domcontentloaded' });
  await open('dark');
  expect(await isDark(page)).toBe(true);
  expect(await stored(page)).toBe('dark');
  for (const other of ['system', 'DARK', '%22%3E%3Cscript%3E']) {
    await open(other);
    expect(await stored(page), other).toBe('dark');
  }
  await open('light');
  expect(await isDark(page)).toBe(false);
  expect(await stored(page)).toBe('light');
});

test('has the system’s colour scheme where the stored text is none, and follows it at once [colour-scheme-3, colour-scheme-4, loader-9, storage-3]', async ({
  paper,
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"dark":'), KEY);
  await page.emulateMedia({ colorScheme: 'dark' });
  await paper.open('/vacatures/');
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDark(page)).toBe(false);
  await openMenu(page);
  await expect(radio(page, 'Systeem (licht)')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(radio(page, 'Systeem (donker)')).toBeChecked();
  expect(await isDark(page)).toBe(true);
  // The visitor's choice applies regardless of the system.
  await page.getByText('Licht', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(radio(page, 'Licht')).toBeChecked();
  expect(await isDark(page)).toBe(false);
});

test('prints in light colours what is dark on the screen', async ({ paper, page }) => {
  await paper.open(`${paper.article('article')}?colorScheme=dark`);
  const title = page.getByRole('heading', { level: 1 });
  const byline = page.locator('[data-byline]');
  await expect(byline).toHaveCSS('color', 'rgb(174, 167, 157)');
  await page.emulateMedia({ media: 'print' });
  await expect(byline).toHaveCSS('color', 'rgb(92, 88, 82)');
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('works while storage is blocked, until the page closes [storage-3]', async ({ paper, page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('geweigerd', 'SecurityError');
        },
      });
    }
  });
  // An article has no login modal: the storage that keeps it from being shown twice is blocked as well.
  await paper.open(`${paper.article('article')}?colorScheme=light`);
  await openMenu(page);
  await expect(radio(page, 'Licht')).toBeChecked();
  await page.getByText('Donker', { exact: true }).click();
  await expect(radio(page, 'Donker')).toBeChecked();
  await expect.poll(() => isDark(page)).toBe(true);
});
