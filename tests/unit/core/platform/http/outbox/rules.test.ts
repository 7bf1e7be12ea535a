import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError, type HttpErrorKind } from '../../../../../../core/platform/http/http-error.ts';
import { type Entry, isEntry } from '../../../../../../core/platform/http/outbox/entry.ts';
import {
  backoffDelay,
  classifyError,
  counted,
  hasRoom,
  inOrder,
  isExpired,
  MAX_AGE,
  MAX_BODY,
  MAX_ENTRIES,
  nextOrder,
} from '../../../../../../core/platform/http/outbox/rules.ts';

const NOW = Date.parse('2026-03-29T10:00:00Z');
const DAY = 86_400_000;

const entry = (more: Partial<Entry> = {}): Entry => ({
  owner: 'anna',
  method: 'PUT',
  path: '/papi/api/favorite/add',
  json: { article_id: 4101 },
  id: 'a',
  order: 1,
  savedAt: NOW,
  failures: 0,
  conflicts: 0,
  tab: 'tab',
  ...more,
});
const failed = (kind: HttpErrorKind, status?: number) => new HttpError(kind, 'x', { status });

describe('classifyError', () => {
  it.each([
    [failed('network'), 'later'],
    [failed('timeout'), 'later'],
    [failed('aborted'), 'later'],
    [failed('status', 500), 'later'],
    [failed('status', 503), 'later'],
    [failed('status', 408), 'later'],
    [failed('status', 425), 'later'],
    [failed('status', 429), 'later'],
    [failed('status', 409), 'later'],
    [failed('status', 401), 'held'],
    [failed('status', 400), 'refused'],
    [failed('status', 403), 'refused'],
    [failed('status', 404), 'refused'],
    [failed('status', 422), 'refused'],
    [failed('invalid', 200), 'sent'],
    [failed('invalid'), 'refused'],
    [new TypeError('of our own'), 'refused'],
  ])('%s: %s', (error, result) => {
    expect(classifyError(error, entry(), NOW)).toBe(result);
  });

  it.each([
    [failed('network'), 'later'],
    [failed('timeout'), 'later'],
    [failed('aborted'), 'later'],
    [failed('status', 500), 'refused'],
    [failed('status', 429), 'refused'],
    [failed('status', 401), 'refused'],
    [failed('status', 404), 'refused'],
    [failed('status', 409), 'later'],
    [failed('invalid', 200), 'sent'],
  ])('of a write of which the first answer decides: %s: %s [topic-notify-3]', (error, result) => {
    expect(classifyError(error, entry({ firstAnswerDecides: true }), NOW)).toBe(result);
  });

  it('gives up a write that a server cannot do for more than a day and twenty answers', () => {
    const broken = failed('status', 500);
    const made = (failures: number, age: number) => entry({ failures, savedAt: NOW - age });
    expect(classifyError(broken, made(19, 2 * DAY), NOW)).toBe('later');
    expect(classifyError(broken, made(20, DAY), NOW)).toBe('later');
    expect(classifyError(broken, made(20, DAY + 1), NOW)).toBe('refused');
    expect(classifyError(failed('network'), made(20, DAY + 1), NOW)).toBe('later');
  });

  it('believes eight times that an earlier try is under way', () => {
    let waiting = entry({ failures: 9 });
    for (let answers = 0; answers < 8; answers++) {
      expect(classifyError(failed('status', 409), waiting, NOW)).toBe('later');
      waiting = counted(waiting, 409);
    }
    expect(classifyError(failed('status', 409), waiting, NOW)).toBe('refused');
    expect(waiting.failures).toBe(9);
    expect(counted(waiting, 503).failures).toBe(10);
    expect(counted(waiting, undefined)).toMatchObject({ failures: 9, isUnanswered: true });
  });
});

it('waits longer each time, up to five minutes, and at least the server’s Retry-After', () => {
  expect([0, 1, 2, 8, 9, 50].map((failures) => backoffDelay(failures, 0))).toEqual([
    1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
  ]);
  expect(backoffDelay(1, 0.5)).toBe(1_500);
  expect(backoffDelay(0, 0, 90_000)).toBe(90_000);
});

it('puts a new write after all others, also when the clock was set back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000)), fc.nat(10_000), fc.nat(10_000), (orders, last, now) => {
      const entries = orders.map((order, index) => entry({ order, id: `id-${index}` }));
      const fresh = entry({ order: nextOrder(entries, last, now), id: '' });
      expect(inOrder([fresh, ...entries]).at(-1)).toBe(fresh);
      expect(fresh.order).toBeGreaterThan(last);
    }),
  );
});

it('orders writes of one moment alike in every tab', () => {
  const [a, b] = [entry({ id: 'a' }), entry({ id: 'b' })];
  expect(inOrder([b, a])).toEqual([a, b]);
});

it('lets a write stay for seven days, in either direction of the clock', () => {
  const ages = [0, MAX_AGE, MAX_AGE + 1, -MAX_AGE, -MAX_AGE - 1];
  expect(ages.map((age) => isExpired({ savedAt: NOW - age }, NOW))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

it('has room for a hundred writes of eight thousand characters', () => {
  const many = Array.from({ length: MAX_ENTRIES - 1 }, () => entry());
  expect(hasRoom(many, {})).toBe(true);
  expect(hasRoom([...many, entry()], {})).toBe(false);
  expect(hasRoom([], 'x'.repeat(MAX_BODY - 2))).toBe(true);
  expect(hasRoom([], 'x'.repeat(MAX_BODY - 1))).toBe(false);
  expect(hasRoom([], undefined)).toBe(true);
});

describe('isEntry', () => {
  it('knows an entry', () => {
    expect(isEntry(entry())).toBe(true);
  });

  it.each([
    [null],
    [[]],
    [{ ...entry(), owner: '' }],
    [{ ...entry(), owner: undefined }],
    [{ ...entry(), method: 'GET' }],
    [{ ...entry(), path: 'https://elders.example/' }],
    [{ ...entry(), path: '//elders.example/' }],
    [{ ...entry(), path: '/\\elders.example/' }],
    [{ ...entry(), order: '1' }],
    [{ ...entry(), conflicts: Number.NaN }],
  ])('refuses %j', (value) => {
    expect(isEntry(value)).toBe(false);
  });
});
