import { expect, it } from 'vitest';
import { readRetryAfter } from '../../../../../core/platform/http/retry-after.ts';

const answer = (header: string | null) => new Headers(header === null ? {} : { 'Retry-After': header });

const AT = Date.parse('2026-03-29T10:00:00Z');

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sun, 29 Mar 2026 10:00:30 GMT', 30_000],
  ['Sun, 29 Mar 2026 09:00:00 GMT', 0],
  ['99999999', 3_600_000],
  ['Sun, 29 Mar 2099 10:00:00 GMT', 3_600_000],
  ['straks', undefined],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j as %s ms (RFC 9110)', (header, expected) => {
  expect(readRetryAfter(answer(header), AT)).toBe(expected);
});

it.each([
  ['Sun, 29 Mar 2026 13:00:00 GMT', '', 30_000],
  ['Sun, 29 Mar 2026 13:00:00 GMT', '10', 20_000],
  ['gisteren', '', 3_600_000],
])('compares a date with the answer’s own, %j and Age %j', (date, age, expected) => {
  const headers = answer('Sun, 29 Mar 2026 13:00:30 GMT');
  headers.set('Date', date);
  if (age) headers.set('Age', age);
  expect(readRetryAfter(headers, AT)).toBe(expected);
});
