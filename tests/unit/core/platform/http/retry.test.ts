import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError, type HttpErrorKind } from '../../../../../core/platform/http/http-error.ts';
import { pollInterval } from '../../../../../core/platform/http/poll.ts';
import { retryDelay, shouldRetry } from '../../../../../core/platform/http/retry.ts';

const failed = (kind: HttpErrorKind, status?: number) =>
  new HttpError(kind, 'x', status === undefined ? {} : { status });

describe('shouldRetry', () => {
  it.each([
    [failed('network'), true],
    [failed('timeout'), true],
    [failed('status', 503), true],
    [failed('status', 500), true],
    [failed('status', 499), false],
    [failed('status', 404), false],
    [failed('status', 429), false],
    [failed('invalid', 200), false],
    [failed('aborted'), false],
    [new Error('of our own'), false],
  ])('%o: %s', (error, expected) => {
    expect(shouldRetry(0, error)).toBe(expected);
  });

  it('tries three times in all', () => {
    const tries = [0, 1, 2, 3].map((failures) => shouldRetry(failures, failed('network')));
    expect(tries).toEqual([true, true, false, false]);
  });
});

describe('retryDelay', () => {
  it('doubles, and leaves out up to half by chance', () => {
    expect([0, 1, 2].map((failures) => retryDelay(failures, 0))).toEqual([1000, 2000, 4000]);
    expect(retryDelay(1, 0.5)).toBe(1500);
  });

  it('stays between half a second and thirty', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (failures, random) => {
          const delay = retryDelay(failures, random);
          return delay > 499 && delay <= 30_000;
        },
      ),
    );
  });
});

describe('pollInterval', () => {
  it('doubles with each failure since the last answer, up to eight times', () => {
    const intervals = [0, 1, 2, 3, 4, 50].map((failures) => pollInterval(60_000, failures, 1));
    expect(intervals).toEqual([60_000, 120_000, 240_000, 480_000, 480_000, 480_000]);
  });
});
