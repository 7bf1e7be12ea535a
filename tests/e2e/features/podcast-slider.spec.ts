import { expect, test } from '../support/paper.ts';
import { scrolled, visibleItems } from '../support/row.ts';

test.use({ bare: true, contextOptions: { reducedMotion: 'reduce' } });

const PAGE = '/features/podcast-slider.html';
const FAULTS = /^nmt podcast-slider: The feature failed.*there is no data-slider-track/;

test('shows three or five episodes by the width, steps 277 px, and has arrows only for more than five [podcast-slider-1, podcast-slider-2]', async ({
  paper,
  page,
}) => {
  paper.tolerate(FAULTS);
  await page.setViewportSize({ width: 979, height: 800 });
  await paper.open(PAGE);
  const hook = page.locator('#gewoon [data-widget="podcast-slider"]');
  const row = hook.getByRole('list');
  const back = hook.getByRole('button', { name: 'Vorige afleveringen' });
  const forward = hook.getByRole('button', { name: 'Volgende afleveringen' });
  for (const [width, seen] of [
    [979, [1, 2, 3]],
    [980, [1, 2, 3, 4, 5]],
    [360, [1, 2, 3]],
  ] as const) {
    await test.step(`shows ${seen.length} episodes at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(forward).toBeVisible();
      await expect.poll(() => visibleItems(row)).toEqual(seen);
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await forward.click();
      await expect.poll(() => scrolled(row)).toBe(277);
      await expect(back).not.toHaveAttribute('aria-disabled');
      // A press of a button at its end has no effect.
      for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Enter');
      await expect(forward).toHaveAttribute('aria-disabled', 'true');
      await expect.poll(() => visibleItems(row)).toContain(8);
      await expect(forward).toBeFocused();
      await row.press('Home');
      await expect.poll(() => scrolled(row)).toBe(0);
    });
  }
  await test.step('has no arrows for five', async () => {
    await page.setViewportSize({ width: 600, height: 800 });
    const five = page.locator('#vijf [data-widget="podcast-slider"]');
    await five.scrollIntoViewIfNeeded();
    await expect(five).toHaveAttribute('data-widget-state', 'mounted');
    await expect(five.getByRole('button')).toHaveCount(0);
    // The other two can still be reached by keyboard.
    await five.getByRole('list').focus();
    await page.keyboard.press('End');
    await expect.poll(() => visibleItems(five.getByRole('list'))).toContain(5);
  });
});

test('follows another breakpoint of the site, and leads to the episode’s page [podcast-slider-1, podcast-slider-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await paper.edit((html) => html.replace('"mobileBelow"', '"breakpoints":{"large":800},"mobileBelow"'));
  await paper.open('/');
  const hook = page.locator('[data-widget="podcast-slider"]');
  await hook.scrollIntoViewIfNeeded();
  await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
  expect(await visibleItems(hook.getByRole('list'))).toEqual([1, 2, 3, 4, 5]);
  await page.setViewportSize({ width: 799, height: 800 });
  await expect.poll(() => visibleItems(hook.getByRole('list'))).toEqual([1, 2, 3]);

  const podcasts = page.getByRole('region', { name: 'Podcasts' });
  await podcasts.getByRole('link', { name: 'De bakker en de krant' }).click();
  await expect(page).toHaveURL('/podcasts/de-overkant/de-bakker-en-de-krant/');
  await expect(page.getByRole('heading', { level: 1, name: 'De bakker en de krant' })).toBeInViewport();
});
