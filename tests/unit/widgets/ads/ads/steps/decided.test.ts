import { expect, it } from 'vitest';
import type { AdKind } from '../../../../../../widgets/ads/ads/plan/positions.ts';
import { isDecidedFor } from '../../../../../../widgets/ads/ads/steps/decided.ts';

it.each<[AdKind, string | undefined, boolean]>([
  ['klantwaarde-inlinebanner', 'inlinebanner', true],
  ['klantwaarde-inlinebanner', 'klantwaarde-inlinebanner', true],
  ['klantwaarde-inlinebanner', 'topbanner', false],
  ['klantwaarde-inlinebanner', undefined, false],
  ['klantwaarde-inlinebanner', '', false],
  ['topbanner', 'topbanner', true],
  ['mobile-top-banner', 'topbanner', true],
  ['leaderboard', 'topbanner', false],
])('gives %s its advertisement by the position %s: %s [ads-13]', (kind, position, expected) => {
  expect(isDecidedFor(kind, { position })).toBe(expected);
});
