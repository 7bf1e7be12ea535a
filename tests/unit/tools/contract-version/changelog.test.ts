import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unlisted } from '../../../../tools/contract-version/changelog.mjs';

const CHANGELOG = `# Changelog

## Unreleased

### Added

- \`data-size\` of \`weather\`, and \`ads.targeting\`.

## 1.0.0

- \`data-old\`
`;

it.each([
  ['an attribute', 'feature weather attribute data-size', true],
  ['an attribute that only a former release names', 'feature weather attribute data-old', false],
  ['a part', 'feature quiz part li [data-size]', true],
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
