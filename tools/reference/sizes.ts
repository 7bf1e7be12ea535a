import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readBuiltManifest } from '../built-manifest.ts';

/** A size in bytes of brotli at its highest quality. */
export interface Size {
  /** The size of the feature's own script and style; of a file that a group shares, its part. */
  own: number;
  /** The size of all files that it needs before it can mount, including shared ones and React. */
  total: number;
}

/**
 * Measures each feature of a production build.
 * @param dist the folder of the build
 * @returns the sizes by feature
 */
export function measureSizes(dist: string): Record<string, Size> {
  const { features } = readBuiltManifest(dist);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const weights = new Map<string, number>();
  const weigh = (file: string) => {
    const bytes = weights.get(file) ?? brotli(read(file));
    weights.set(file, bytes);
    return bytes;
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

/** Returns a feature's module in the file of its group; undefined if the feature has a file of its own. */
export function ownCode(name: string, text: string): string | undefined {
  const [, id] = text.match(new RegExp(`get "${name}"\\(\\)\\{return require\\("(\\w+)"\\)`)) ?? [];
  if (id === undefined) return undefined;
  const from = text.indexOf(`"${id}":(function(`);
  const end = text.indexOf('\n})', from);
  return text.slice(from, end);
}

/** The colours with their limits in bytes; the first one that fits is used. */
const LIGHTS = [
  { limit: 1000, light: '🟢 green' },
  { limit: 5000, light: '🟠 amber' },
];
const RED = '🔴 red';

/** Matches a row of the reference's table: name, purpose, own and total size. */
const ROW = /^\| \[([\w-]+)\]\([^)]*\) \|.*\| (\S+ \w+ [\d.]+) \| ([\d.]+) \|$/gm;

/**
 * Reads the sizes that a page of the reference shows.
 * @param page the page's Markdown
 * @returns the cells of the table by feature: own and total size
 */
export function recordedSizes(page: string): Map<string, string[]> {
  return new Map([...page.matchAll(ROW)].map(([, name = '', own = '', total = '']) => [name, [own, total]]));
}

/**
 * Returns the cells of the table for a feature. The recorded ones stay while they are nearly right, because otherwise
 * each commit would change them.
 * @param measured the measured sizes; undefined without a build
 * @param recorded the cells of the present page
 * @returns the cells for own and total size
 */
export function sizeCells(measured: Size | undefined, recorded: string[] | undefined): string[] {
  if (!measured) return recorded ?? ['not recorded', 'not recorded'];
  const { own, total } = measured;
  const [ownBefore, totalBefore] = recorded ?? [];
  if (recorded && isAbout(own, ownBefore) && isAbout(total, totalBefore)) return recorded;
  const light = LIGHTS.find(({ limit }) => own <= limit)?.light ?? RED;
  return [`${light} ${kilobytes(own)}`, kilobytes(total)];
}

/**
 * Whether a size is within a quarter, or 300 bytes, of the recorded one: a change of shared files may have this effect
 * on a feature that did not change.
 */
function isAbout(bytes: number, cell = ''): boolean {
  const was = Number(/[\d.]+$/.exec(cell)?.[0]) * 1000;
  return Math.abs(bytes - was) <= Math.max(300, was / 4);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
