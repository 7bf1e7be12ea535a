import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCapped, prune } from '../../../../../core/user/prompts/caps.ts';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
const own = { max: 2, within: 10 * HOUR };
const overall = { max: 3, within: 24 * HOUR };
const shown = (name: string, ...hoursAgo: number[]) =>
  hoursAgo.map((hours) => ({ name, at: NOW - hours * HOUR }));

describe('a frequency cap', () => {
  it('holds a prompt back by its own showings', () => {
    expect(isCapped('tour', own, overall, [], NOW)).toBe(false);
    expect(isCapped('tour', own, overall, shown('tour', 1), NOW)).toBe(false);
    expect(isCapped('tour', own, overall, shown('tour', 1, 9), NOW)).toBe(true);
    expect(isCapped('tour', own, overall, shown('tour', 1, 10), NOW)).toBe(false);
  });

  it('holds a prompt back by the showings of all', () => {
    expect(isCapped('tour', own, overall, shown('push', 1, 2), NOW)).toBe(false);
    expect(isCapped('tour', own, overall, shown('push', 1, 2, 23), NOW)).toBe(true);
    expect(isCapped('tour', own, overall, shown('push', 1, 2, 24), NOW)).toBe(false);
  });

  it('counts showings of a clock that was set back', () => {
    expect(isCapped('tour', own, overall, shown('tour', -5, -5), NOW)).toBe(true);
  });

  it('does not change by dropping entries that are older than the longest cap', () => {
    const impression = fc.record({
      name: fc.constantFrom('tour', 'push'),
      at: fc.integer({ min: NOW - 60 * HOUR, max: NOW }),
    });
    fc.assert(
      fc.property(fc.array(impression), (impressions) => {
        const kept = prune(impressions, 24 * HOUR, NOW);
        expect(isCapped('tour', own, overall, kept, NOW)).toBe(
          isCapped('tour', own, overall, impressions, NOW),
        );
        expect(kept.every(({ at }) => NOW - at < 24 * HOUR)).toBe(true);
      }),
    );
  });
});
