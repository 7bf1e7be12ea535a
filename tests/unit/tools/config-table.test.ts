import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THIRD_PARTIES } from '../../../build/third-parties.ts';
import { collectSettings } from '../../../tools/contract/collect-settings.ts';
import { configKeys } from '../../../tools/contract/site-config.ts';

interface ConfigKey {
  readonly key: string;
  readonly default?: unknown;
}

const SECTION =
  readFileSync('docs/cms.md', 'utf8').split('\n## script#site-config\n')[1]?.split('\n### ')[0] ?? '';
/** The table's rows, as cells: key, value, default. */
const ROWS = SECTION.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(' | '));

const settings = await collectSettings(process.cwd());
// Those below `page` and `paywall` have references of their own, which are generated.
const keys = configKeys({ properties: { ...settings, page: { type: 'object' } } }) as ConfigKey[];

/** The row of a key: one of its own, or that of the object it is in, which names it. */
function rowOf(key: string): readonly string[] | undefined {
  const own = ROWS.find(([names = '']) => names.includes(`\`${key}\``));
  const end = key.lastIndexOf('.');
  if (own || end < 0) return own;
  const parent = rowOf(key.slice(0, end));
  return parent
    ?.slice(1)
    .join(' ')
    .includes(`\`${key.slice(end + 1)}\``)
    ? parent
    : undefined;
}

it('the table of script#site-config in cms.md has every key of the schema', () => {
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.map(({ key }) => key).filter((key) => !rowOf(key))).toEqual([]);
});

it('the schema has every script that a feature loads', () => {
  const known = new Set(keys.map(({ key }) => key));
  const scripts = Object.values(THIRD_PARTIES).flatMap(({ config }) => config);
  expect(scripts.filter((key) => key.startsWith('scripts.') && !known.has(key))).toEqual([]);
});

it('has no key that the schema does not know', () => {
  const known = new Set(keys.map(({ key }) => key));
  const named = ROWS.flatMap(([names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

it('names the default of each key that has a row of its own', () => {
  const wrong = keys.filter(({ key, default: fallback }) => {
    const row = ROWS.find(([names]) => names === `\`${key}\``);
    const isPlain = typeof fallback === 'string' || typeof fallback === 'number';
    return isPlain && row && !row.at(-1)?.includes(String(fallback));
  });
  expect(wrong).toEqual([]);
});
