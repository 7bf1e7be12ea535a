import { pauseClock } from '../support/clock.ts';
import { expect, test } from '../support/paper.ts';
import { scrolled, visibleItems } from '../support/row.ts';

test.use({ bare: true });

const PAGE = '/ebook/';

test('moves by itself every five seconds, stops after ten steps, and waits after a click [ebook-1, ebook-10, ebook-12]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  await paper.open(PAGE);
  const header = page.locator('[data-widget="ebook-header"]');
  const row = header.getByRole('list');
  const forward = header.getByRole('button', { name: 'Volgende' });
  await expect(forward).toBeVisible();
  // With the pointer over it the row does not move, even while the clock is set.
  await row.hover();
  await pauseClock(page);
  expect(await visibleItems(row)).toEqual([1, 2, 3, 4, 5]);
  // The pointer is elsewhere, and the row is in view, which is checked twice a second.
  await page.mouse.move(640, 850);
  await page.clock.runFor(5_600);
  await expect.poll(() => visibleItems(row)).toEqual([2, 3, 4, 5, 6]);
  await expect(header.locator('[aria-live]')).toBeEmpty();
  await forward.click();
  await page.mouse.move(640, 850);
  await expect.poll(() => visibleItems(row)).toEqual([3, 4, 5, 6, 7]);
  await page.clock.runFor(7_500);
  expect(await visibleItems(row)).toEqual([3, 4, 5, 6, 7]);
  await page.clock.runFor(600);
  await expect.poll(() => visibleItems(row)).toEqual([4, 5, 6, 7, 8]);
  await header.getByRole('button', { name: 'Stop met bladeren' }).click();
  await page.clock.runFor(30_000);
  expect(await visibleItems(row)).toEqual([4, 5, 6, 7, 8]);
  await header.getByRole('button', { name: 'Blader vanzelf' }).click();
  await page.clock.runFor(60_000);
  await expect(header.getByRole('button', { name: 'Blader vanzelf' })).toBeVisible();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is still, shows three covers on a small screen, and steps by buttons, keys, wheel and dragging [ebook-10, ebook-12]', async ({
    paper,
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 979, height: 900 });
    await paper.open(PAGE);
    const header = page.locator('[data-widget="ebook-header"]');
    const row = header.getByRole('list');
    await expect(header.getByRole('button', { name: 'Volgende' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Stop met bladeren' })).toBeHidden();
    await page.clock.runFor(30_000);
    expect(await visibleItems(row)).toEqual([1, 2, 3]);
    await header.getByRole('button', { name: 'Volgende' }).click();
    await expect.poll(() => visibleItems(row)).toEqual([2, 3, 4]);
    await row.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scrolled(row)).toBe(0);
    await row.hover();
    await page.mouse.wheel(400, 0);
    await expect.poll(() => scrolled(row)).toBeGreaterThan(250);
    const box = await row.boundingBox();
    if (!box) throw new Error('The row has no box.');
    await page.mouse.move(box.x + 200, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 700, box.y + 60, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => scrolled(row)).toBe(0);
    // A drag is not a click on a cover.
    expect(new URL(page.url()).hash).toBe('');
  });
});
