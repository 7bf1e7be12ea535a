import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @typedef {object} Size bytes of brotli at its highest quality
 * @property {number} own the feature's own script and style; of a file that a group shares, its part
 * @property {number} total all files that it needs before it can mount, shared ones and React included
 */

/**
 * Measures each feature of a production build.
 * @param {string} dist folder of the build
 * @returns {Record<string, Size>} by feature
 */
export function measureSizes(dist) {
  const { features } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const read = (file) => readFileSync(join(dist, file), 'utf8');
  const weights = new Map();
  const weigh = (file) => {
    if (!weights.has(file)) weights.set(file, brotli(read(file)));
    return weights.get(file);
  };
  return Object.fromEntries(
    Object.entries(features).map(([name, { script, style, imports }]) => {
      const sharers = Object.values(features).filter((other) => style && other.style === style).length;
      const code = ownCode(name, read(script));
      const own = (code ? brotli(code) : weigh(script)) + (style ? Math.round(weigh(style) / sharers) : 0);
      const total = [script, ...imports, ...(style ? [style] : [])].reduce(
        (sum, file) => sum + weigh(file),
        0,
      );
      return [name, { own, total }];
    }),
  );
}

/** A feature's module in the file of its group; undefined where the feature has a file of its own. */
export function ownCode(name, text) {
  const [, id] = text.match(new RegExp(`get "${name}"\\(\\)\\{return require\\("(\\w+)"\\)`)) ?? [];
  if (id === undefined) return undefined;
  const from = text.indexOf(`"${id}":(function(`);
  const end = text.indexOf('\n})', from);
  return text.slice(from, end);
}

/** The first colour whose limit holds, in bytes. */
const LIGHTS = [
  [1000, '🟢 green'],
  [5000, '🟠 amber'],
  [Number.POSITIVE_INFINITY, '🔴 red'],
];

/** A row of the reference's table: name, purpose, own and total. */
const ROW = /^\| \[([\w-]+)\]\([^)]*\) \|.*\| (\S+ \w+ [\d.]+) \| ([\d.]+) \|$/gm;

/**
 * The sizes that a page of the reference shows.
 * @param {string} page Markdown
 * @returns {Map<string, string[]>} the cells of the table by feature: own and total
 */
export function recordedSizes(page) {
  return new Map([...page.matchAll(ROW)].map(([, name, own, total]) => [name, [own, total]]));
}

/**
 * The cells of the table for a feature. What is recorded stays while it is about right: else each commit would change it.
 * @param {Size | undefined} measured undefined without a build
 * @param {string[] | undefined} recorded cells of the page as it is
 * @returns {string[]} own and total
 */
export function sizeCells(measured, recorded) {
  if (!measured) return recorded ?? ['not recorded', 'not recorded'];
  const { own, total } = measured;
  if (recorded && isAbout(own, recorded[0]) && isAbout(total, recorded[1])) return recorded;
  const [, light] = LIGHTS.find(([limit]) => own <= limit);
  return [`${light} ${kilobytes(own)}`, kilobytes(total)];
}

/** Within a quarter, or 300 bytes: the allowed effect of a change of shared files on a feature that did not change. */
function isAbout(bytes, cell) {
  const was = Number(/[\d.]+$/.exec(cell)[0]) * 1000;
  return Math.abs(bytes - was) <= Math.max(300, was / 4);
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
