import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unlisted } from '../../../../tools/contract-version/changelog.ts';

const CHANGELOG = `# Changelog

## Unreleased

### Added

- \`data-size\` of \`weather\`, and \`ads.targeting\`.
- \`poll\` has
  \`data-count\` in its list.
- \`data-loose\` on \`<html>\`.

## 1.0.0

- \`data-old\`
`;

it.each([
  ['an attribute', 'feature weather attribute data-size', true],
  ['an attribute that only a former release names', 'feature weather attribute data-old', false],
  ['an attribute of another feature', 'feature quiz attribute data-size', false],
  ['what a feature writes', 'feature weather writes data-size', true],
  ['what the product writes', 'every hook writes data-loose', true],
  ['a part', 'feature poll part li [data-count]', true],
  ['a part of another feature', 'feature quiz part li [data-size]', false],
  ['an attribute of a part', 'feature poll part li [data-item] attribute data-count', true],
  ['a key', 'config ads.targeting', true],
  ['a key that is not there', 'config ads.publisherId', false],
  ['an event', 'event ads:hooked', false],
  ['a feature', 'feature quiz', false],
])('looks for %s', (_, name, isListed) =>
  expect(unlisted([name], CHANGELOG)).toEqual(isListed ? [] : [name]),
);

it('takes what belongs to something new as listed with that', () => {
  const added = [
    'config consent',
    'config consent.source',
    'feature quiz',
    'feature quiz attribute data-json',
  ];
  expect(unlisted(added, CHANGELOG)).toEqual(['config consent', 'feature quiz']);
});

it('finds no section in a changelog without one', () => {
  expect(unlisted(['feature quiz'], '')).toEqual(['feature quiz']);
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(/^## Unreleased$/m);
});
