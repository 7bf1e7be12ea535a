import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveblogLabel } from '../../../../../widgets/liveblog/liveblog-block/texts.ts';
import {
  recentUpdates,
  timeToChange,
  updateTimes,
} from '../../../../../widgets/liveblog/liveblog-block/updates.ts';

const NOW = Date.UTC(2026, 2, 29, 9, 42);
const MINUTE = 60_000;

describe('updateTimes', () => {
  it('reads seconds, milliseconds and ISO 8601 [liveblog-block-3]', () => {
    const timestamps = [NOW / 1000, NOW, '2026-03-29T09:42:00Z', '2026-03-29T11:42:00+02:00', String(NOW)];
    expect(updateTimes(timestamps.map((timestamp) => ({ timestamp })))).toEqual(timestamps.map(() => NOW));
  });

  it('leaves out invalid times [liveblog-block-3]', () => {
    const timestamps = ['gisteren', '', null, undefined, Number.NaN, {}, [], true, '<b>nu</b>'];
    expect(updateTimes([{}, ...timestamps.map((timestamp) => ({ timestamp }))])).toEqual([]);
  });
});

describe('recentUpdates', () => {
  it('counts updates from 30 minutes ago to now [liveblog-block-2, liveblog-block-3]', () => {
    const ago = (milliseconds: number) => recentUpdates([NOW - milliseconds], NOW);
    expect([0, 30 * MINUTE].map(ago)).toEqual([1, 1]);
    expect([30 * MINUTE + 1, -1, -MINUTE].map(ago)).toEqual([0, 0, 0]);
  });
});

describe('timeToChange', () => {
  it('is when the oldest recent update expires, or a future one is due [liveblog-block-2]', () => {
    expect(timeToChange([NOW - 29 * MINUTE, NOW - 5 * MINUTE], NOW)).toBe(MINUTE + 1);
    expect(timeToChange([NOW + 10], NOW)).toBe(10);
    expect(timeToChange([NOW - 31 * MINUTE], NOW)).toBeUndefined();
  });

  it('is the first moment at which the count differs [liveblog-block-2]', () => {
    const times = fc.array(fc.integer({ min: NOW - 40 * MINUTE, max: NOW + 5 * MINUTE }), { maxLength: 1 });
    fc.assert(
      fc.property(times, (some) => {
        const wait = timeToChange(some, NOW);
        const count = recentUpdates(some, NOW);
        if (wait === undefined) return count === 0;
        return recentUpdates(some, NOW + wait - 1) === count && recentUpdates(some, NOW + wait) !== count;
      }),
    );
  });
});

it('has the labels of the specification [liveblog-block-2]', () => {
  expect([0, 1, 2, 17].map(liveblogLabel)).toEqual(['Liveblog', '1 update', '2 updates', '17 updates']);
});
