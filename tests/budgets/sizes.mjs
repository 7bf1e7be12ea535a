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

/**
 * Compares sizes with those that the reference shows. A small difference is none: else each commit would change it.
 * @param {Record<string, Size>} measured
 * @param {Record<string, Size>} recorded
 * @returns {string[]} a sentence for each feature whose recorded size is wrong
 */
export function staleSizes(measured, recorded) {
  const names = [...new Set([...Object.keys(measured), ...Object.keys(recorded)])];
  return names.flatMap((name) => {
    const [is, was] = [measured[name], recorded[name]];
    if (!is || !was)
      return [`${name} ${is ? 'has no recorded size' : 'is recorded and no feature any more'}`];
    return ['own', 'total']
      .filter((kind) => Math.abs(is[kind] - was[kind]) > tolerance(was[kind]))
      .map((kind) => `${name} has ${is[kind]} bytes (${kind}), recorded are ${was[kind]}`);
  });
}

/**
 * A quarter, and at least 300 bytes: the allowed effect of a change of shared files on a feature that did not change.
 */
const tolerance = (bytes) => Math.max(300, bytes / 4);

function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
