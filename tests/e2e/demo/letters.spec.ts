import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

/**
 * The paper's fonts load after the first paint, and replace a system font with the same metrics. On Linux that is
 * Liberation, which is as wide as Times and Arial. Readers' screens use subpixel positioning; a headless browser rounds
 * each letter's width, unless hinting is disabled. Without scripts only the fonts change.
 */
test.use({
  letters: true,
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] });
  },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const name of ['front page', 'article'] as const) {
  for (const width of [360, 1280]) {
    test(`${name} at ${width} px: readable before its letters come, and nothing moves when they do`, async ({
      paper,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      paper.tolerate(/^Failed to load resource/);
      await page.route('**/*.js', (route) => route.abort());
      const fonts = await holdFonts(page);
      await page.goto(name === 'article' ? paper.article('article') : '/', { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await ownLetters(page), 'the paper’s letters, while its fonts are held back').toEqual([]);
      const before = await textHeights(page);
      fonts.send();
      await expect.poll(() => ownLetters(page)).toEqual(['Source Sans 3', 'Source Serif 4']);
      const after = await textHeights(page);
      expect(fonts.asked).toEqual(expect.arrayContaining(['sans.woff2', 'serif.woff2']));
      const { score, moved } = await layoutShift(page);
      expect.soft(score, moved.join('\n')).toBe(0);
      // Of hundreds of texts, one may end within a letter of the edge. None on the first screen does, as that would be
      // a layout shift.
      const others = after.texts.filter(({ height }, index) => height !== before.texts[index]?.height);
      expect
        .soft([...new Set(others.map(({ text }) => text))].length, JSON.stringify(others))
        .toBeLessThan(2);
      expect(Math.abs(after.whole - before.whole), 'height of the page').toBeLessThan(30);
    });
  }
}

/** Holds back each request for a font until they are sent. */
async function holdFonts(page: Page): Promise<{ asked: string[]; send: () => void }> {
  let send = () => {};
  const promise = new Promise<void>((resolve) => {
    send = resolve;
  });
  const asked: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/.*\//, ''));
    await promise;
    await route.fallback();
  });
  return { asked, send };
}

/** The paper's fonts that have loaded. */
function ownLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = [...document.fonts].filter(
      ({ family, status, style }) => /Source/.test(family) && status === 'loaded' && style === 'normal',
    );
    return own.map(({ family }) => family.replaceAll('"', '')).sort();
  });
}

/** The height of the page, and of each text in it, in whole pixels. */
function textHeights(page: Page): Promise<{ whole: number; texts: { text: string; height: number }[] }> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('h1, h2, h3, p, li, figcaption, a, button, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        text: element.textContent.trim().slice(0, 60),
        height: Math.round(element.getBoundingClientRect().height),
      }));
    return { whole: document.documentElement.scrollHeight, texts };
  });
}
