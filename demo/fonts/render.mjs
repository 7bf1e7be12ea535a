/**
 * Makes the paper's fonts and their fallbacks until those arrive: demo/static/fonts/*.woff2, demo/css/fonts-*.css, and
 * the letters in the charts of demo/static/images. Run `npm run fonts` after a new version of a font's package; the
 * results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHARTS, standIns, subsetFonts, withOwnFont } from './fonts.mjs';

const DEMO = join(import.meta.dirname, '..');
const NOTE = '/* Made by demo/fonts/render.mjs: systems’ own fonts with the measures of the paper’s. */\n';

await mkdir(join(DEMO, 'static/fonts'), { recursive: true });
for (const [name, file] of Object.entries(await subsetFonts())) {
  await writeFile(join(DEMO, `static/fonts/${name}.woff2`), file);
}
for (const [sheet, rules] of Object.entries(await standIns())) {
  await writeFile(join(DEMO, `css/${sheet}.css`), NOTE + rules);
}
for (const chart of CHARTS) {
  const file = join(DEMO, 'static/images', chart);
  await writeFile(file, await withOwnFont(await readFile(file, 'utf8')));
}
