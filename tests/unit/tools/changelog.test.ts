import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import product from '../../../package.json' with { type: 'json' };

const text = readFileSync('CHANGELOG.md', 'utf8');
const versions = [...text.matchAll(/^## (.+)$/gm)].map(([, version = '']) => version);
/** The kinds of change that Keep a Changelog has. */
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

it('begins with what is not released yet, then has the versions, latest first', () => {
  const [first, ...released] = versions.map((version) => version.replace(/ - \d{4}-\d{2}-\d{2}$/, ''));
  expect(first).toBe('Unreleased');
  expect(released).toEqual(
    released.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true })),
  );
  for (const version of released) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

it('has the version of the package', () => {
  expect(versions.map((version) => version.split(' ')[0])).toContain(product.version);
});

it('has no other kinds of change than Keep a Changelog', () => {
  const kinds = [...text.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind);
  expect(kinds.filter((kind = '') => !KINDS.includes(kind))).toEqual([]);
});
