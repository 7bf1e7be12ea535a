import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const PHOTO = '/foto-van-de-dag/wachten/';
const previous = (page: Page) => page.getByRole('link', { name: 'Vorige foto' });
const next = (page: Page) => page.getByRole('link', { name: 'Volgende foto' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Marks the document, and returns whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

async function open(
  paper: { open(path: string): Promise<void>; settle(feature: string): Promise<void> },
  page: Page,
) {
  await paper.open(PHOTO);
  await paper.settle('photo-of-the-day');
  await mark(page);
}

test('shows other photos in place, by link, key and history, and updates every part of the page [photo-of-the-day-1, photo-of-the-day-2]', async ({
  paper,
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  await open(paper, page);
  await previous(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Licht in de storm')).toBeVisible();
  await expect(page).toHaveURL(/\/licht-in-de-storm\/$/);
  await expect(page).toHaveTitle('Licht in de storm, foto van de dag - De Nieuwe Morgentijd');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /^http:\/\/[^/]+\/foto-van-de-dag\/licht-in-de-storm\/$/,
  );
  await expect(page.getByRole('img', { name: /vuurtoren/ })).toBeVisible();
  await expect(page.getByRole('figure').getByText(/De storm legde/)).toBeVisible();
  await expect(page.getByText('Illustratie Wim Haverkort')).toBeVisible();
  await expect(previous(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Foto: Licht in de storm, foto van de dag',
  );

  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 'Een man en zijn tulpen')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 'Eerste ijs')).toBeVisible();
  // The oldest photo: there is no previous one, and the focus has not moved.
  await expect(previous(page)).toBeFocused();
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Een man en zijn tulpen')).toBeVisible();

  await page.goBack();
  await expect(heading(page, 'Eerste ijs')).toBeVisible();
  await page.evaluate(() => history.go(-3));
  await expect(heading(page, 'Wachten')).toBeVisible();
  await expect(page).toHaveTitle(/^Wachten/);
  await page.goForward();
  await expect(heading(page, 'Licht in de storm')).toBeVisible();
  expect(await isSame(page)).toBe(true);
  const days = pictures.filter((path) => /(reiger|lichtbaken|bollenveld|ijsavond)-/.test(path));
  expect(days).toEqual([...new Set(days)]);

  const views = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer
        ?.filter(({ event }) => event === 'page-view')
        .map(({ address, restored }) => `${restored} ${String(address).replace(/^.*foto-van-de-dag/, '')}`),
    );
  await expect
    .poll(views)
    .toEqual([
      'false /wachten/',
      'false /licht-in-de-storm/',
      'false /een-man-en-zijn-tulpen/',
      'false /eerste-ijs/',
      'false /een-man-en-zijn-tulpen/',
      'true /eerste-ijs/',
      'true /wachten/',
      'true /licht-in-de-storm/',
    ]);
});

test('shows the last requested photo, and leaves the arrows to fields and dialogs [photo-of-the-day-1]', async ({
  paper,
  page,
}) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/licht-in-de-storm/', async (route) => {
    await held;
    await route.fallback();
  });
  await open(paper, page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('article[aria-busy="true"]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Baan vier')).toBeVisible();
  const late = page.waitForResponse('**/licht-in-de-storm/');
  send();
  await (await late).finished();
  await expect(page.locator('article[aria-busy]')).toHaveCount(0);

  await page.getByRole('main').evaluate((main) => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Proef');
    main.append(field);
  });
  await page.getByLabel('Proef').press('ArrowLeft');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(heading(page, 'Baan vier')).toBeVisible();
  await page.getByLabel('Proef').evaluate((field) => field.remove());
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Zes ballonnen en geen wind')).toBeVisible();
});

test('opens the page itself after half a document [photo-of-the-day-2]', async ({ paper, page }) => {
  paper.allow(/photo-of-the-day: \/foto-van-de-dag\/licht-in-de-storm\/ could not be shown in place/);
  await page.route('**/licht-in-de-storm/', (route) =>
    route.request().resourceType() === 'document'
      ? route.fallback()
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html><body data-page-type="foto-van-de-dag">',
        }),
  );
  await open(paper, page);
  await previous(page).click();
  await expect(heading(page, 'Licht in de storm')).toBeVisible();
  expect(await isSame(page)).toBe(false);
  await page.goBack();
  await expect(heading(page, 'Wachten')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its links are links, and a front page leads there [photo-of-the-day-2]', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Parade in de regen' }).click();
    await expect(heading(page, 'Parade in de regen')).toBeVisible();
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    await previous(page).click();
    await expect(heading(page, 'Zes ballonnen en geen wind')).toBeVisible();
    await next(page).click();
    await expect(heading(page, 'Parade in de regen')).toBeVisible();
  });
});
