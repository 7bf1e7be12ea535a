import { describe, expect, it } from 'vitest';
import {
  isNewUser,
  mayLeave,
} from '../../../../../widgets/onboarding/onboarding-redirect/needs-onboarding.ts';

const NOW = Date.parse('2026-11-22T12:00:00+01:00');
const DAY = 86_400_000;
const user = { loggedIn: true, status: 'subscribed', accountCreated: NOW - 7 * DAY } as const;

describe('a new user', () => {
  it.each([
    ['a subscriber of a week ago', user, true],
    ['a plus subscriber', { ...user, status: 'subscribed-plus' } as const, true],
    ['a registered user', { ...user, status: 'registered' } as const, false],
    ['an account of two months', { ...user, accountCreated: NOW - 60 * DAY }, false],
    ['an account without a date', { ...user, accountCreated: undefined }, false],
    ['an account of tomorrow, by a wrong clock', { ...user, accountCreated: NOW + DAY }, true],
    ['nobody', { ...user, loggedIn: false, status: 'logged-out' } as const, false],
  ])('%s: %s [onboarding-2, onboarding-6]', (_, who, isNew) => {
    expect(isNewUser(who, ['REGISTERED'], NOW)).toBe(isNew);
  });

  it.each([
    [[], 'registered', true],
    [['SUBSCRIBED_PLUS'], 'subscribed-plus', false],
    [['SUBSCRIBED_PLUS'], 'registered', true],
  ] as const)('with the statuses %j skipped, one that is %s: %s [onboarding-6]', (skipped, status, isNew) => {
    expect(isNewUser({ ...user, status }, skipped, NOW)).toBe(isNew);
  });

  // Times in Amsterdam. The result is the same day of the month before, at the same time, or the last day of a shorter
  // month.
  it.each([
    ['2026-11-22T12:00:00+01:00', '2026-10-22T12:00:00+02:00'],
    ['2026-03-31T09:00:00+02:00', '2026-02-28T09:00:00+01:00'],
    ['2028-03-31T09:00:00+02:00', '2028-02-29T09:00:00+01:00'],
    ['2026-05-31T00:30:00+02:00', '2026-04-30T00:30:00+02:00'],
    ['2026-01-01T00:00:00+01:00', '2025-12-01T00:00:00+01:00'],
    // The clock goes forward on 29 March and back on 25 October: the local time stays the same.
    ['2026-04-15T12:00:00+02:00', '2026-03-15T12:00:00+01:00'],
    ['2026-11-10T12:00:00+01:00', '2026-10-10T12:00:00+02:00'],
    // 02:30 does not exist on 29 March: the result is 03:30.
    ['2026-04-29T02:30:00+02:00', '2026-03-29T03:30:00+02:00'],
  ])('at %s is one since after %s [onboarding-6]', (now, border) => {
    const at = Date.parse(now);
    const since = Date.parse(border);
    expect(isNewUser({ ...user, accountCreated: since + 1 }, [], at)).toBe(true);
    expect(isNewUser({ ...user, accountCreated: since }, [], at)).toBe(false);
  });
});

describe('a page', () => {
  it.each([
    ['/', true],
    ['/nieuws/2026/11/22/login-a1', true],
    ['/loginnieuws/', true],
    ['/paywall-activated', true],
    ['/onboarding/', false],
    ['/onboarding', false],
    ['/login/', false],
    ['/login/extended-access/', false],
    ['/logout/', false],
    ['/paywall-activate', false],
    ['/paywall-activate/', false],
    ['/paywall-audio', false],
  ])('%s may be left: %s [onboarding-7]', (path, may) => {
    expect(mayLeave(path)).toBe(may);
  });
});
