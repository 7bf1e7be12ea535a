import { expect, it } from 'vitest';
import { speedText } from '../../../../../widgets/podcasts/podcast-player/texts.ts';
import { clockText, positionText } from '../../../../../widgets/podcasts/podcast-player/times.ts';

it.each([
  [0, '0:00', '0 seconden'],
  [1.9, '0:01', '1 seconde'],
  [60, '1:00', '1 minuut'],
  [65, '1:05', '1 minuut en 5 seconden'],
  [3600, '1:00:00', '1 uur'],
  [3725, '1:02:05', '1 uur, 2 minuten en 5 seconden'],
  [-3, '0:00', '0 seconden'],
])('says %d seconds as %s and %s [podcast-player-1]', (seconds, clock, spoken) => {
  expect(clockText(seconds)).toBe(clock);
  expect(positionText(seconds, undefined)).toBe(spoken);
  expect(positionText(seconds, 120)).toBe(`${spoken} van 2 minuten`);
});

it('writes the speeds with a comma [podcast-player-1]', () => {
  expect([1, 1.25, 1.5, 2].map(speedText)).toEqual(['1x', '1,25x', '1,5x', '2x']);
});
