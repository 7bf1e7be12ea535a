import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHARTS, standIns, subsetFonts, withOwnFont } from '../../../demo/fonts/fonts.mjs';

const DEMO = join(import.meta.dirname, '../../../demo');

// Reading and subsetting fonts takes seconds.
describe('the paper’s fonts', () => {
  it('are the packages’, cut down to the letters and weights of the paper', async () => {
    for (const [name, file] of Object.entries(await subsetFonts())) {
      const sent = await readFile(join(DEMO, `static/fonts/${name}.woff2`));
      expect(sent.equals(file), `${name}.woff2 is another than npm run fonts makes`).toBe(true);
      expect(sent.length).toBeLessThan(36_000);
    }
  });

  it('have stand-ins with the measures that their files say', async () => {
    const made = await standIns();
    expect(Object.keys(made).sort()).toEqual(['fonts-italic', 'fonts-sans', 'fonts-serif']);
    for (const [sheet, css] of Object.entries(made))
      expect(rules(await readFile(join(DEMO, `css/${sheet}.css`), 'utf8')), sheet).toEqual(rules(css));
  });

  it.each(CHARTS)('are in the chart %s, with each of its letters', async (chart) => {
    const drawing = await readFile(join(DEMO, 'static/images', chart), 'utf8');
    expect(drawing).toContain('src:url(data:font/woff2;base64,');
    expect(await withOwnFont(drawing)).toBe(drawing);
  });
});

/** Each rule on a line, without the comment above them. */
function rules(css: string): string[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) =>
    rule.replace(/\s+/g, ' ').trim(),
  );
}
