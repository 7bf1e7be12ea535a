import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import subset from 'subset-font';
import { HEADLINES, LABELS, TEXTS } from './sample.mjs';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

/** The letters, digits and punctuation of Dutch and its neighbours, with the characters that editors type. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’‚‛“”„†•…‰′″‹›€™←↑→↓−≈≠≤≥\u2009\u200a\u202f`;

/**
 * The weights that the styles use: the packages' files have 200 to 900. Italics and quotations share one weight, which
 * saves two fifths of the file.
 */
const WEIGHTS = { min: 400, max: 800 };
const ITALIC_WEIGHT = 450;

/** Drawings that contain words. */
export const CHARTS = ['rivierdal.svg', 'grafiek-warmtepompen.svg'];

/** The paper's fonts, and the files from which they are made. */
const FONTS = {
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'serif-italic': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
  sans: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
};

/**
 * Fallbacks for a font that has not arrived. A system's own font cannot be in a package; `as` is a free font with the
 * same metrics, designed to replace it. `names` are the systems' names of a face.
 */
const STAND_INS = [
  {
    family: 'Serif on Georgia',
    as: 'gelasio',
    names: {
      400: ['Georgia'],
      700: ['Georgia Bold', 'Georgia-Bold'],
      italic: ['Georgia Italic', 'Georgia-Italic'],
    },
  },
  {
    // Android; before version 6 under the name of the font on which Noto is based.
    family: 'Serif on Noto',
    as: 'noto-serif',
    names: {
      400: ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif', 'Droid Serif'],
      700: ['Noto Serif Bold', 'NotoSerif-Bold', 'Droid Serif Bold'],
      italic: ['Noto Serif Italic', 'NotoSerif-Italic', 'Droid Serif Italic'],
    },
  },
  {
    family: 'Serif on Times',
    as: 'tinos',
    names: {
      400: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      700: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
      italic: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
    },
  },
  {
    family: 'Sans on Arial',
    as: 'arimo',
    names: {
      400: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
      700: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
  },
  {
    family: 'Sans on Roboto',
    as: 'roboto',
    names: { 400: ['Roboto', 'Roboto-Regular'], 700: ['Roboto Bold', 'Roboto-Bold'] },
  },
];

/** The use of each face: the weight of the paper's font, and text that is set in it. */
const USES = {
  serif: { 400: { wght: 400, sample: TEXTS }, 700: { wght: 650, sample: HEADLINES } },
  'serif-italic': { italic: { wght: ITALIC_WEIGHT, sample: TEXTS } },
  sans: { 400: { wght: 400, sample: TEXTS }, 700: { wght: 600, sample: LABELS } },
};
const RANGES = { 400: '200 549', 700: '550 900', italic: '200 900' };

/**
 * Groups of characters that are scaled separately. In most fonts a space is wider in relation to its letters than the
 * paper's, and a capital is larger: one scale for all would be right for a long line, and wrong for one with few words
 * or many names.
 */
const GROUPS = [
  { name: 'space', has: /[ \u00a0]/, range: 'U+20,U+A0' },
  { name: 'capitals', has: /[\dA-ZÀ-ÖØ-Þ]/, range: 'U+30-39,U+41-5A,U+C0-D6,U+D8-DE' },
  { name: 'rest', has: /./s, range: 'U+21-2F,U+3A-40,U+5B-7E,U+A1-BF,U+D7,U+DF-17F,U+2000-206F,U+20AC' },
];

/**
 * The paper's fonts, subset to the characters and weights that it uses.
 * @returns {Promise<Record<string, Buffer>>} a woff2 file for each font, by its name
 */
export async function subsetFonts() {
  const files = {};
  for (const [name, file] of Object.entries(FONTS)) {
    files[name] = await subset(await readFile(join(PACKAGES, file)), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: name === 'serif-italic' ? ITALIC_WEIGHT : WEIGHTS },
    });
  }
  return files;
}

/**
 * Embeds the paper's interface font in a drawing that a page shows as an image: images cannot use the page's fonts.
 * @param drawing svg; replaces an earlier style
 * @returns the drawing with the characters that it uses
 */
export async function withOwnFont(drawing) {
  const bare = drawing.replace(/<style>@font-face.*?<\/style>\n?/s, '');
  const letters = bare.replace(/<[^>]*>/g, '');
  const file = await subset(await readFile(join(PACKAGES, FONTS.sans)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  const source = `url(data:font/woff2;base64,${file.toString('base64')}) format("woff2")`;
  const style = `<style>@font-face{font-family:"Source Sans 3";font-weight:400 700;src:${source}}</style>`;
  // The title comes first, where screen readers look for it.
  return bare.replace(/<svg[^>]*>\s*(<title>.*?<\/title>)?\n?/, (start) => `${start.trimEnd()}\n${style}\n`);
}

/**
 * Style sheets that give system fonts the metrics of the paper's, so that no line breaks differently and nothing moves
 * when those arrive.
 * @returns {Promise<Record<string, string>>} by the style sheet's name: italics are for pages with texts to read
 */
export async function standIns() {
  const faces = {};
  for (const { family, as, names } of STAND_INS) {
    for (const [face, local] of Object.entries(names)) {
      const isItalic = face === 'italic';
      const font = `${family.startsWith('Serif') ? 'serif' : 'sans'}${isItalic ? '-italic' : ''}`;
      const { sample, wght } = USES[font][face];
      const own = await measure(FONTS[font], sample, wght);
      const other = await measure(
        `@fontsource/${as}/files/${as}-latin-${isItalic ? 400 : face}-${isItalic ? 'italic' : 'normal'}.woff2`,
        sample,
      );
      for (const { name, range } of GROUPS) {
        const rule = faceRule({ family, face, local, range }, own, own.widths[name] / other.widths[name]);
        const sheet = `fonts-${isItalic ? 'italic' : font}`;
        faces[sheet] = [...(faces[sheet] ?? []), rule];
      }
    }
  }
  return Object.fromEntries(Object.entries(faces).map(([sheet, rules]) => [sheet, rules.join('\n')]));
}

function faceRule({ family, face, local, range }, { ascent, descent, lineGap }, scale) {
  const percent = (part) => `${+(part * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family}";
  font-style: ${face === 'italic' ? 'italic' : 'normal'};
  font-weight: ${RANGES[face]};
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: ${percent(lineGap / scale)};
  unicode-range: ${range.replaceAll(',', ', ')};
}
`;
}

/**
 * @param file font file of a package
 * @param sample the words to measure
 * @param wght the weight of a variable font
 * @returns heights in em, and the widths in em of each group of the sample's letters
 */
async function measure(file, sample, wght) {
  const options = { targetFormat: 'truetype', ...(wght && { variationAxes: { wght } }) };
  const font = create(await subset(await readFile(join(PACKAGES, file)), CHARACTERS, options));
  const em = font.unitsPerEm;
  const widths = Object.fromEntries(GROUPS.map(({ name }) => [name, 0]));
  for (const letter of sample) {
    const group = GROUPS.find(({ has }) => has.test(letter));
    widths[group.name] += font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth / em;
  }
  // Kerning makes a line narrower by half a per cent.
  const apart = Object.values(widths).reduce((sum, width) => sum + width);
  widths.rest += font.layout(sample).advanceWidth / em - apart;
  return { widths, ascent: font.ascent / em, descent: -font.descent / em, lineGap: font.lineGap / em };
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
