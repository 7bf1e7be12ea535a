import { afterEach, describe, expect, it } from 'vitest';
import { isOfferedUpgrade } from '../../../../../widgets/shell/upgrade-button/is-offered-upgrade.ts';

const HERE = process.env.TZ;

afterEach(() => {
  if (HERE === undefined) delete process.env.TZ;
  else process.env.TZ = HERE;
});

const at = (iso: string) => Date.parse(iso);
const NOW = at('2026-07-15T12:00Z');
const subscriber = { loggedIn: true, status: 'subscribed', permissions: ['nrc-online'] } as const;
const LONG_AGO = at('2020-01-01T00:00Z');

it.each([
  ['a subscriber', subscriber, true],
  ['a registered reader', { ...subscriber, status: 'registered', permissions: [] }, true],
  ['a plus subscriber', { ...subscriber, status: 'subscribed-plus' }, false],
  ['a regional subscriber', { ...subscriber, status: 'registered', permissions: ['mediahuis'] }, false],
  [
    'a regional subscriber with a subscription of the paper',
    { ...subscriber, permissions: ['nrc-online', 'mediahuis'] },
    false,
  ],
  ['nobody', { loggedIn: false, status: 'logged-out', permissions: [] }, false],
] as const)('offers to %s: %o [upgrade-button-1]', (_, reader, expected) => {
  expect(isOfferedUpgrade({ ...reader, subscriptionCreated: LONG_AGO }, NOW)).toBe(expected);
});

describe('six calendar months [upgrade-button-1, upgrade-button-2]', () => {
  it.each([
    ['to the day', '2026-01-15T09:00Z', '2026-07-15T08:00Z'],
    ['from 31 August to 28 February', '2025-08-31T10:00Z', '2026-02-28T11:00Z'],
    ['from 31 August to 29 February', '2027-08-31T10:00Z', '2028-02-29T11:00Z'],
    ['from 29 February', '2028-02-29T11:00Z', '2028-08-29T10:00Z'],
    ['over the beginning of summer time', '2026-01-29T11:00Z', '2026-07-29T10:00Z'],
    ['over its end', '2026-04-25T10:00Z', '2026-10-25T11:00Z'],
    ['onto an hour that the clock leaves out', '2025-09-29T00:30Z', '2026-03-29T01:30Z'],
  ])('%s', (_, since, limit) => {
    for (const zone of ['Europe/Amsterdam', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      process.env.TZ = zone;
      const reader = { ...subscriber, subscriptionCreated: at(since) };
      expect(isOfferedUpgrade(reader, at(limit))).toBe(false);
      expect(isOfferedUpgrade(reader, at(limit) + 1)).toBe(true);
    }
  });

  it('begins and ends a day at midnight in Amsterdam', () => {
    // Half past midnight on 1 September in Amsterdam is 31 August in UTC.
    const reader = { ...subscriber, subscriptionCreated: at('2025-08-31T22:30Z') };
    expect(isOfferedUpgrade(reader, at('2026-02-28T23:30Z'))).toBe(false);
    expect(isOfferedUpgrade(reader, at('2026-02-28T23:30Z') + 1)).toBe(true);
  });
});

it('counts from the account where there is no subscription date, and only there [upgrade-button-1]', () => {
  const [recent, old] = [NOW - 1000, LONG_AGO];
  expect(isOfferedUpgrade({ ...subscriber, accountCreated: old }, NOW)).toBe(true);
  expect(isOfferedUpgrade({ ...subscriber, accountCreated: recent }, NOW)).toBe(false);
  expect(isOfferedUpgrade({ ...subscriber, subscriptionCreated: recent, accountCreated: old }, NOW)).toBe(
    false,
  );
  expect(isOfferedUpgrade({ ...subscriber, subscriptionCreated: old, accountCreated: recent }, NOW)).toBe(
    true,
  );
});

it('offers nothing without a date, or with one in the future [upgrade-button-2]', () => {
  expect(isOfferedUpgrade(subscriber, NOW)).toBe(false);
  expect(isOfferedUpgrade({ ...subscriber, subscriptionCreated: NOW + 1 }, NOW)).toBe(false);
});
