import { afterEach, describe, expect, it } from 'vitest';
import { cacheTime, hasNewEdition } from '../../../../../widgets/shell/edition-indicator/editions.ts';

const HERE = process.env.TZ;

afterEach(() => {
  if (HERE === undefined) delete process.env.TZ;
  else process.env.TZ = HERE;
});

const at = (iso: string) => Date.parse(iso);
const MINUTE = 60_000;

describe('how long answers count [edition-indicator-2, edition-indicator-4]', () => {
  it.each([
    ['2026-01-15T21:44:59.999Z', 15, '22:44 in winter'],
    ['2026-01-15T21:45:00Z', 2, '22:45 in winter'],
    ['2026-01-15T23:00:00Z', 2, 'midnight'],
    ['2026-01-15T23:14:59.999Z', 2, '00:14'],
    ['2026-01-15T23:15:00Z', 15, '00:15'],
    ['2026-07-15T20:44:59.999Z', 15, '22:44 in summer'],
    ['2026-07-15T20:45:00Z', 2, '22:45 in summer'],
    ['2026-07-15T22:15:00Z', 15, '00:15 in summer'],
    // The night after which daylight saving time begins, and the night after which it ends.
    ['2026-03-28T21:45:00Z', 2, '22:45 before summer time'],
    ['2026-03-28T23:15:00Z', 15, '00:15 before summer time'],
    ['2026-03-29T20:45:00Z', 2, '22:45 on the first evening of summer time'],
    ['2026-10-24T22:15:00Z', 15, '00:15 before winter time'],
    ['2026-10-25T21:45:00Z', 2, '22:45 on the first evening of winter time'],
    ['2026-10-25T20:45:00Z', 15, '21:45 on that evening'],
  ])('%s: %i minutes, at %s', (moment, minutes) => {
    for (const zone of ['Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo']) {
      process.env.TZ = zone;
      expect(cacheTime(at(moment))).toBe(minutes * MINUTE);
    }
  });
});

describe('new editions [edition-indicator-1, edition-indicator-3]', () => {
  /** Viewed at eight in the morning in winter; an edition was published at half past nine in the evening. */
  const sameDay = { viewed: at('2026-01-15T07:00Z'), edition: at('2026-01-15T20:30Z') };

  it('is an edition that was published since the reader looked, on another day', () => {
    const viewed = at('2026-01-14T19:00Z');
    const now = at('2026-01-15T09:00Z');
    expect(hasNewEdition({ viewed, edition: at('2026-01-15T05:00Z') }, now)).toBe(true);
    expect(hasNewEdition({ viewed, article: at('2026-01-15T08:40Z') }, now)).toBe(true);
    expect(hasNewEdition({ viewed, edition: viewed, article: viewed - MINUTE }, now)).toBe(false);
    expect(hasNewEdition({ viewed }, now)).toBe(false);
  });

  it('is new on the same day only from 22:00 on [edition-indicator-3]', () => {
    expect(hasNewEdition(sameDay, at('2026-01-15T20:59:59.999Z'))).toBe(false);
    expect(hasNewEdition(sameDay, at('2026-01-15T21:00:00Z'))).toBe(true);
    expect(hasNewEdition({ ...sameDay, edition: sameDay.viewed }, at('2026-01-15T21:30Z'))).toBe(false);
  });

  it('means the day and the hour of Amsterdam, wherever the reader is [edition-indicator-4]', () => {
    for (const zone of ['Pacific/Honolulu', 'Pacific/Auckland']) {
      process.env.TZ = zone;
      expect(hasNewEdition(sameDay, at('2026-01-15T20:59:59.999Z'))).toBe(false);
      expect(hasNewEdition(sameDay, at('2026-01-15T21:00:00Z'))).toBe(true);
      // Half past midnight in Amsterdam is on another day, but not in UTC.
      const lateLook = { viewed: at('2026-07-15T21:50Z'), edition: at('2026-07-15T22:10Z') };
      expect(hasNewEdition(lateLook, at('2026-07-15T22:30Z'))).toBe(true);
    }
  });

  it.each([
    ['2026-03-29', '2026-03-29T05:00Z', '2026-03-29T19:30Z', '2026-03-29T20:00Z'],
    ['2026-10-25', '2026-10-25T06:00Z', '2026-10-25T20:30Z', '2026-10-25T21:00Z'],
  ])('knows 22:00 on the day of a clock change, %s', (_, viewed, edition, ten) => {
    const dates = { viewed: at(viewed), edition: at(edition) };
    expect(hasNewEdition(dates, at(ten) - 1)).toBe(false);
    expect(hasNewEdition(dates, at(ten))).toBe(true);
  });

  it.each([
    ['in winter', '2026-01-13T11:00Z', '2026-01-15T11:00Z'],
    [
      'over the beginning of summer time, when two days are 47 hours',
      '2026-03-28T11:00Z',
      '2026-03-30T10:00Z',
    ],
    ['over the end of summer time, when two days are 49 hours', '2026-10-24T10:00Z', '2026-10-26T11:00Z'],
  ])('is assumed new when the look is older than two days, %s [edition-indicator-3]', (_, viewed, limit) => {
    const dates = { viewed: at(viewed), edition: at(viewed) - MINUTE };
    expect(hasNewEdition(dates, at(limit))).toBe(false);
    expect(hasNewEdition(dates, at(limit) + 1)).toBe(true);
    expect(hasNewEdition({ viewed: at(viewed) }, at(limit) + 1)).toBe(true);
  });

  it('is any published one, for readers who never looked', () => {
    const now = at('2026-01-15T09:00Z');
    expect(hasNewEdition({ edition: now - MINUTE }, now)).toBe(true);
    expect(hasNewEdition({ edition: now }, now)).toBe(true);
    expect(hasNewEdition({}, now)).toBe(false);
  });

  it('is neither a future one, nor one seen by a clock that is ahead', () => {
    const now = at('2026-01-15T09:00Z');
    const viewed = at('2026-01-14T19:00Z');
    expect(hasNewEdition({ viewed, edition: now + MINUTE }, now)).toBe(false);
    expect(hasNewEdition({ viewed: now + MINUTE, edition: now - MINUTE }, now)).toBe(false);
  });
});
