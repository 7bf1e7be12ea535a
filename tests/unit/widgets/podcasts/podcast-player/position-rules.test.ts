import { expect, it } from 'vitest';
import {
  clampPosition,
  isOver,
  isStoreDue,
  mayStore,
  timesOf,
} from '../../../../../widgets/podcasts/podcast-player/position-rules.ts';

it.each([
  [
    { currentTime: 61.9, duration: 600 },
    { position: 61, duration: 600 },
  ],
  [
    { currentTime: 0, duration: Number.NaN },
    { position: 0, duration: undefined },
  ],
  [
    { currentTime: 5, duration: Number.POSITIVE_INFINITY },
    { position: 5, duration: undefined },
  ],
  [
    { currentTime: 5, duration: 0 },
    { position: 5, duration: undefined },
  ],
])('shows the times %j as %j [podcast-player-1]', (element, shown) => {
  expect(timesOf(element)).toEqual(shown);
});

it.each([
  [-15, 600, 0],
  [300, 600, 300],
  [630, 600, 600],
  [630, undefined, 630],
])('takes a skip to %s of an episode of %s seconds for %s [podcast-player-1]', (to, duration, position) => {
  expect(clampPosition(to, duration)).toBe(position);
});

it('takes the last second for the end [podcast-player-2]', () => {
  expect([598.9, 599, 640].map((at) => isOver(at, 600))).toEqual([false, true, true]);
});

it.each([
  [0, undefined, false],
  [1, undefined, true],
  [14, 300, false],
  [15, 300, true],
  [9, 10, false],
  [10, 10, true],
])('stores position %s while %s is offered: %s [podcast-player-2]', (at, offer, stored) => {
  expect(mayStore(at, offer)).toBe(stored);
});

it('stores every five seconds of playing, also after a jump back [podcast-player-2]', () => {
  expect(isStoreDue(4.9, undefined)).toBe(false);
  expect(isStoreDue(5, undefined)).toBe(true);
  expect([101, 104.9, 105, 95].map((at) => isStoreDue(at, 100))).toEqual([false, false, true, true]);
});
