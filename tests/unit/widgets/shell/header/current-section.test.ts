import { expect, it } from 'vitest';
import { currentSection } from '../../../../../widgets/shell/header/current-section.ts';

const LINKS = ['/', '/sectie/sport/', '/sectie/sport/schaatsen/', '/sectie/', undefined, '/sectie/sport/'];

it.each([
  ['/', 0],
  ['/sectie/sport/', 1],
  ['/sectie/sport', 1],
  ['/sectie/sport/voetbal/', 1],
  ['/sectie/sport/schaatsen/', 2],
  ['/sectie/sport/schaatsen/2026/', 2],
  ['/sectie/sportief/', 3],
  ['/sectie/', 3],
  ['/nieuws/2026/03/29/sport-a4101', undefined],
])('finds the longest path that %s begins with [header-2]', (path, expected) => {
  expect(currentSection(LINKS, path)).toBe(expected);
});

it('has none where there are no links, or none of this site [header-2]', () => {
  expect(currentSection([], '/')).toBeUndefined();
  expect(currentSection([undefined], '/')).toBeUndefined();
});
