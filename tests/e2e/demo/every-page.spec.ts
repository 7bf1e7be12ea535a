import { choseBefore, NONE } from '../support/consent.ts';
import { FEATURES, NEWSPAPER } from '../support/page-types.ts';
import { expect, test } from '../support/paper.ts';
import {
  accessibilityFaults,
  contrastFaults,
  layoutShift,
  readThrough,
  sidewaysOverflow,
} from '../support/whole-page.ts';

/** 150 milliseconds of fading colours would be measured half-way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, says } of [...NEWSPAPER, ...FEATURES]) {
  test(`${name}: steady, quiet and accessible in every width and colour`, async ({ paper, page }) => {
    // Each page is loaded twice, read to its end, and looked through by axe in each colour.
    test.setTimeout(120_000);
    if (says) paper.tolerate(says);
    await choseBefore(page, NONE);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await paper.open(path(paper));
      await readThrough(page);
      const { score, moved } = await layoutShift(page);
      expect.soft(score, `layout shift at ${width} px: ${moved.join('\n')}`).toBeLessThan(0.001);
      expect.soft(await accessibilityFaults(page), `light, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveClass('dark-mode');
      expect.soft(await contrastFaults(page), `dark, ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect.soft(await sidewaysOverflow(page), 'sticks out at 320 px').toEqual([]);
  });
}

test('stands still when its letters come after the first paint', async ({ paper, page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  const fonts: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    fonts.push(route.request().url());
    await held;
    await route.fallback();
  });
  await page.goto(paper.article('partner'), { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  send();
  await page.evaluate(() => document.fonts.ready);
  await paper.ready();
  const { score, moved } = await layoutShift(page);
  expect(fonts.length).toBeGreaterThan(0);
  expect(score, moved.join('\n')).toBe(0);
});
