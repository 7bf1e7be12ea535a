import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, contrastFaults, layoutShift } from '../support/whole-page.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'De app' });

test.use({
  emptyCache: true,
  // Otherwise colours would be measured in the middle of a transition.
  contextOptions: { reducedMotion: 'reduce' },
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
});

test('offers the app on Android up to 980 px, moves nothing, and stays away once closed [app-promo-bar-1, app-promo-bar-2, app-promo-bar-3]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await paper.open('/vacatures/');
  await expect(bar(page)).toContainText('Lees verder in de app');
  await expect(bar(page).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    /^https:\/\/play\.google\.com\//,
  );
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
  expect(await accessibilityFaults(page, { include: '[role="region"]' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark-mode');
  expect(await contrastFaults(page, { include: '[role="region"]' })).toEqual([]);

  await page.setViewportSize({ width: 981, height: 740 });
  await expect(bar(page)).toHaveCount(0);
  await page.setViewportSize({ width: 980, height: 740 });
  await expect(bar(page)).toBeVisible();

  await bar(page).getByRole('button', { name: 'Sluiten' }).click();
  await expect(bar(page)).toHaveCount(0);
  await paper.open('/sectie/cultuur/');
  await paper.settle('app-promo-bar');
  await expect(bar(page)).toHaveCount(0);
  await page.evaluate((hours) => {
    localStorage.setItem('nmt_app_bar_closed', String(Date.now() - hours * 3_600_000));
  }, 56);
  await paper.open('/sectie/cultuur/');
  await expect(bar(page)).toBeVisible();
});

test('makes way for the consent dialog of a first visit, and returns', async ({ paper, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await paper.open('/vacatures/');
  await expect(bar(page)).toBeVisible();
  await paper.open('/sectie/sport/?consent=required');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await dialog.getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
});

test('is not in the app [app-promo-bar-3]', async ({ paper, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await paper.edit((html) =>
    html.replace(
      '</main>',
      '</main><div data-widget="app-promo-bar" data-store-url="https://store.example/"></div>',
    ),
  );
  await paper.open(`${paper.article('article')}/appview`);
  await paper.settleBody();
  await expect(page.locator('[data-widget="app-promo-bar"]')).not.toHaveAttribute('data-widget-state');
});
