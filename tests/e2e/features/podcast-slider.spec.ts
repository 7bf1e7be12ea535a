import { expect, test } from '../support/paper.ts';
import { scrolled, visibleItems } from '../support/row.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGE = '/features/podcast-slider.html';
const FAULTS = /^nmt podcast-slider: The feature failed.*there is no data-slider-head/;

for (const [width, seen] of [
  [979, [1, 2, 3]],
  [980, [1, 2, 3, 4, 5]],
  [360, [1, 2, 3]],
] as const) {
  test(`shows ${seen.length} episodes at ${width} px, and steps 277 px [podcast-slider-1, podcast-slider-2]`, async ({
    paper,
    page,
  }) => {
    paper.tolerate(FAULTS);
    await page.setViewportSize({ width, height: 800 });
    await paper.open(PAGE);
    const hook = page.locator('#gewoon [data-widget="podcast-slider"]');
    const row = hook.getByRole('list');
    const back = hook.getByRole('button', { name: 'Vorige afleveringen' });
    const forward = hook.getByRole('button', { name: 'Volgende afleveringen' });
    await expect(forward).toBeVisible();
    expect(await visibleItems(row)).toEqual(seen);
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await forward.click();
    await expect.poll(() => scrolled(row)).toBe(277);
    await expect(back).not.toHaveAttribute('aria-disabled');
    // A press of a button at its end has no effect.
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Enter');
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => visibleItems(row)).toContain(8);
    await expect(forward).toBeFocused();
  });
}

test('has arrows only for more than five episodes [podcast-slider-1]', async ({ paper, page }) => {
  paper.tolerate(FAULTS);
  await page.setViewportSize({ width: 600, height: 800 });
  await paper.open(PAGE);
  const hook = page.locator('#vijf [data-widget="podcast-slider"]');
  await hook.scrollIntoViewIfNeeded();
  await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
  await expect(hook.getByRole('button')).toHaveCount(0);
  // The other two are within reach of the keyboard all the same.
  await hook.getByRole('list').focus();
  await page.keyboard.press('End');
  await expect.poll(() => visibleItems(hook.getByRole('list'))).toContain(5);
});

test('follows another breakpoint of the site [podcast-slider-2]', async ({ paper, page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await paper.edit((html) => html.replace('"mobileBelow"', '"breakpoints":{"large":800},"mobileBelow"'));
  await paper.open('/');
  const hook = page.locator('[data-widget="podcast-slider"]');
  await hook.scrollIntoViewIfNeeded();
  await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
  expect(await visibleItems(hook.getByRole('list'))).toEqual([1, 2, 3, 4, 5]);
  await page.setViewportSize({ width: 799, height: 800 });
  await expect.poll(() => visibleItems(hook.getByRole('list'))).toEqual([1, 2, 3]);
});

test('leads to the episode’s page [podcast-slider-1]', async ({ paper, page }) => {
  await paper.open('/');
  const hook = page.getByRole('region', { name: 'Podcasts' });
  await hook.getByRole('link', { name: 'De bakker en de krant' }).click();
  await expect(page).toHaveURL('/podcasts/de-overkant/de-bakker-en-de-krant/');
  await expect(page.getByRole('heading', { level: 1, name: 'De bakker en de krant' })).toBeInViewport();
});
