import { afterEach, expect, it } from 'vitest';
import { amsterdamClock, clockTime } from '../../../../../core/platform/time/amsterdam-clock.ts';

const HERE = process.env.TZ;

afterEach(() => {
  if (HERE === undefined) delete process.env.TZ;
  else process.env.TZ = HERE;
});

const shows = (iso: string) => {
  const { day, minutes } = amsterdamClock(Date.parse(iso));
  return `${day} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

it('puts the process into another zone, which the tests of zones rely on', () => {
  process.env.TZ = 'Pacific/Auckland';
  expect(new Date(Date.UTC(2026, 0, 15)).getTimezoneOffset()).toBe(-13 * 60);
});

it.each(['Europe/Amsterdam', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
  'shows the time of Amsterdam to a reader in %s [dates-2]',
  (zone) => {
    process.env.TZ = zone;
    expect(shows('2026-01-15T21:59:59Z')).toBe('2026-01-15 22:59');
    expect(shows('2026-07-15T22:00:00Z')).toBe('2026-07-16 0:00');
    // Summer time begins on 29 March 2026 and ends on 25 October 2026, at 01:00 UTC.
    expect(shows('2026-03-29T00:59:59Z')).toBe('2026-03-29 1:59');
    expect(shows('2026-03-29T01:00:00Z')).toBe('2026-03-29 3:00');
    expect(shows('2026-10-25T00:59:59Z')).toBe('2026-10-25 2:59');
    expect(shows('2026-10-25T01:00:00Z')).toBe('2026-10-25 2:00');
  },
);

it('counts a time of the day in minutes', () => {
  expect([clockTime(0, 15), clockTime(22), clockTime(22, 45)]).toEqual([15, 1320, 1365]);
});
