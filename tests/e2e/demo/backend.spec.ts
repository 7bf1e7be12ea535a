import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

/** The result of a call from the page: its status, or the browser's error. */
function call(page: Page, path: string, method = 'GET'): Promise<number | string> {
  return page.evaluate(
    async ([path, method]) => {
      try {
        return (await fetch(path, { method, cache: 'no-store' })).status;
      } catch (cause) {
        return (cause as Error).name;
      }
    },
    [path, method] as const,
  );
}

test('calls fail for a page that requests it, until the demo bar clears them', async ({ paper, page }) => {
  paper.tolerate(/^nmt |Failed to load resource/);
  await paper.open('/?fault=500:/login-status,offline:/data/*');
  const bar = page.locator('.demo-bar');
  await expect(bar.locator('summary')).toContainText('storing 500:/login-status, offline:/data/*');
  expect(await call(page, '/login-status')).toBe(500);
  expect(await call(page, '/data/weather')).toBe('TypeError');
  await page.goto('/sectie/sport/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sport');
  expect(await call(page, '/login-status')).toBe(500);
  await bar.locator('summary').click();
  await bar.getByRole('link', { name: 'Wis storingen' }).click();
  await expect(bar.locator('summary')).not.toContainText('storing');
  expect(await call(page, '/login-status')).toBe(200);
  expect(await call(page, '/data/weather')).toBe(200);
});

test('the demo bar sets faults by hand', async ({ paper, page }) => {
  paper.tolerate(/^nmt |Failed to load resource/);
  await paper.open('/sectie/sport/');
  await page.locator('.demo-bar summary').click();
  await page.getByLabel('Storing').fill('503:/login-status');
  await page.getByRole('button', { name: 'Toon' }).click();
  await expect(page.locator('.demo-bar summary')).toContainText('storing 503:/login-status');
  expect(await call(page, '/login-status')).toBe(503);
});

test('the widget on a page shows that its call is lost', async ({ paper, page }) => {
  paper.tolerate(/^nmt |Failed to load resource/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/data/weather'));
  await page.goto('/?fault=lost:/data/weather');
  expect((await failed).failure()?.errorText).toMatch(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('the page about the backend', () => {
  test.use({ javaScriptEnabled: false });

  test('tries a write without a script, shows the stored state, and clears it', async ({ page }) => {
    await page.goto('/features/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^De backend/ })
      .click();
    await expect(page).toHaveURL('/demo/backend/');
    await page.getByText('Probeer POST /third-party/captcha/check').click();
    await page.getByRole('button', { name: 'Verstuur' }).first().click();
    const answer = page.getByRole('status').filter({ hasText: 'Antwoord' });
    await expect(answer).toContainText('POST /third-party/captcha/check');
    await expect(answer).toContainText('"token"');
    await expect(page.getByRole('region', { name: 'robotcontrole', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Wis alles' }).click();
    await expect(page.getByText('Nog niets')).toBeVisible();
  });

  test('shows itself as another visitor', async ({ page }) => {
    await page.goto('/demo/backend/');
    await page.getByRole('link', { name: 'Lees als Sami el Amrani' }).click();
    await page.getByRole('link', { name: 'Probeer /data/family/status/' }).click();
    await expect(page.locator('body')).toHaveText('"sub"');
  });
});
