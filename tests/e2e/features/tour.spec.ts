import type { Locator } from 'playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/paper.ts';
import { scrollBy } from '../support/wheel.ts';

test('leads a new subscriber through three steps by the keyboard, and does not return [tour-1, tour-2, tour-4, tour-5, tour-8]', async ({
  paper,
  page,
}) => {
  const step = (name: string) => page.getByRole('dialog', { name });
  await paper.open('/?visitor=starter');
  await expect(step('Mijn nieuws')).toBeFocused({ timeout: 15_000 });
  await expect(step('Mijn nieuws')).toHaveAccessibleDescription(/^Stap 1 van 3 /);
  expect(await accessibilityFaults(page, { include: '[role="dialog"]' })).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Volgende' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(step('Digitale krant')).toBeFocused();
  // The focus stays in the step: next, close, and again the first button.
  for (const name of ['Vorige', 'Volgende', 'Sluiten', 'Vorige']) {
    await page.keyboard.press('Tab');
    await expect(step('Digitale krant').getByRole('button', { name })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(step('Mijn account')).toBeFocused();
  const [stored] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('popup-event') && request.method() === 'POST'),
    page.getByRole('button', { name: 'Klaar' }).click(),
  ]);
  expect(stored.postDataJSON()).toEqual({ tour_id: 'tour-onboarding', completed: true, step: 'step3' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('nmt_tours'))).toBe('tour-onboarding');
});

test('follows its element when the page scrolls and the window narrows, goes where it is hidden, and ends with Escape [tour-3, tour-8]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await paper.open('/features/tour.html?visitor=starter');
  const step = page.getByRole('dialog', { name: 'Mijn nieuws' });
  const anchor = page.locator('[data-tour-step="1"]');
  await expect(step).toBeFocused({ timeout: 15_000 });
  const gap = await gapBetween(anchor, step);
  expect(gap).toBeGreaterThan(4);
  expect(gap).toBeLessThan(24);

  const before = (await anchor.boundingBox())?.y ?? 0;
  await scrollBy(page, 60);
  await expect.poll(async () => (await anchor.boundingBox())?.y).toBeLessThan(before);
  await expect.poll(() => gapBetween(anchor, step)).toBe(gap);
  await page.setViewportSize({ width: 360, height: 700 });
  await expect.poll(() => gapBetween(anchor, step)).toBe(gap);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // Logged if the window is still settling when its element hides.
  paper.tolerate(/nmt tour: The tour does not start: step 1: .* is not visible\./);
  await anchor.evaluate((element) => element.setAttribute('hidden', ''));
  await expect(step).toHaveCount(0);
  await anchor.evaluate((element) => element.removeAttribute('hidden'));
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(step).toBeFocused({ timeout: 15_000 });

  await page.keyboard.press('Escape');
  await expect(step).toHaveCount(0);
  const progress = await page.evaluate(() => sessionStorage.getItem('nmt_tour_progress'));
  expect(JSON.parse(progress ?? '{}').value).toMatchObject({ step: 1, state: 'cancelled' });
});

/** Whole px between the element of a step and the step, which is below it, or above it if there is no space. */
async function gapBetween(anchor: Locator, step: Locator): Promise<number> {
  const [one, other] = [await anchor.boundingBox(), await step.boundingBox()];
  if (!one || !other) return Number.NaN;
  return Math.round(Math.max(other.y - one.y - one.height, one.y - other.y - other.height));
}
