import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { scrolled } from '../support/row.ts';
import { turnWheel } from '../support/wheel.ts';

test.use({ bare: true, contextOptions: { reducedMotion: 'reduce' } });

const box = (page: Page) => page.getByRole('group', { name: /Doorsnede/ });

test('a wide picture scrolls within its box, by wheel and by the arrow keys [scroll-images-1, scroll-images-2]', async ({
  paper,
  page,
}) => {
  await paper.open(paper.article('article'));
  await page.locator('[data-widget="scroll-images"]').scrollIntoViewIfNeeded();
  await expect(box(page).getByText('Scroll om meer te zien')).toBeVisible();
  await box(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolled(box(page))).toBeGreaterThan(20);
  await expect(page.getByText('Scroll om meer te zien')).toHaveCount(0);
  const before = await scrolled(box(page));
  await box(page).hover();
  await turnWheel(page, { x: 300 }, async () => (await scrolled(box(page))) > before + 200);
  // The page itself does not scroll.
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('has no hint and takes no focus where the picture fits [scroll-images-2]', async ({ paper, page }) => {
  paper.tolerate(/404.*bestaat-niet\.svg/);
  await paper.open('/features/scroll-images.html');
  const hook = page.locator('#past [data-widget="scroll-images"]');
  await hook.scrollIntoViewIfNeeded();
  await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
  await expect(hook.getByText('Scroll om meer te zien')).toHaveCount(0);
  await expect(hook).not.toHaveAttribute('tabindex');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture scrolls all the same [scroll-images-1]', async ({ page }) => {
    await page.goto('/features/scroll-images.html');
    const hook = page.locator('#gewoon [data-widget="scroll-images"]');
    await hook.hover();
    const image = hook.getByRole('img');
    await turnWheel(page, { x: 400 }, async () => ((await image.boundingBox())?.x ?? 0) < -100);
    await expect(page.getByText('Scroll om meer te zien')).toHaveCount(0);
  });
});
