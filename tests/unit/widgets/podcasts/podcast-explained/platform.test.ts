import { expect, it } from 'vitest';
import {
  listeningPlatform,
  openPlatform,
} from '../../../../../widgets/podcasts/podcast-explained/platform.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';

it.each([
  [undefined, 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', 5, 'ios'],
  [undefined, 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 5, 'ios'],
  [undefined, MAC, 5, 'ios'],
  [undefined, MAC, 0, 'desktop'],
  [undefined, MAC, 1, 'desktop'],
  [undefined, 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, 'android'],
  [undefined, 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; like iPhone)', 5, 'desktop'],
  [undefined, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'desktop'],
  [undefined, 'Mozilla/5.0 (SMART-TV; Tizen 7)', 0, 'desktop'],
  [undefined, '', 0, 'desktop'],
  ['ios', 'iets anders', 0, 'ios'],
  ['puzzle-android', MAC, 0, 'android'],
] as const)(
  'takes app %s and %j with %d touches for %s [podcast-explained-1, podcast-explained-2]',
  (app, userAgent, maxTouchPoints, platform) => {
    expect(listeningPlatform(app, { userAgent, maxTouchPoints })).toBe(platform);
  },
);

it.each([
  [['ios', 'android', 'desktop'], 'android', 'android'],
  [['ios', 'desktop'], 'android', 'desktop'],
  [['ios', 'tv'], 'android', 'ios'],
  [[], 'ios', undefined],
] as const)('of %j opens for %s: %s [podcast-explained-2]', (platforms, own, opened) => {
  expect(openPlatform(platforms, own)).toBe(opened);
});
