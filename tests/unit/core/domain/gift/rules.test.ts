import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftUrl } from '../../../../../core/domain/gift/gift-url.ts';
import { mayGive } from '../../../../../core/domain/gift/may-give.ts';
import { daysLeft, readQuota } from '../../../../../core/domain/gift/quota.ts';
import { giftText, givenText, remainingText } from '../../../../../core/domain/share/modal/texts.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-28T12:00:00Z');

describe('who may give what [gift-1]', () => {
  const SUBSCRIBER = { loggedIn: true, permissions: ['nrc-online'] };
  it.each([
    ['a subscriber', SUBSCRIBER, 'article', true],
    ['a subscriber, of an article without a type', SUBSCRIBER, '', true],
    ['a subscriber, of photographs', SUBSCRIBER, 'inbeeld', true],
    ['a subscriber, of a liveblog', SUBSCRIBER, 'liveblog', false],
    ['a subscriber, of an advertisement', SUBSCRIBER, 'native-ad', false],
    ['a reader without a subscription', { loggedIn: true, permissions: [] }, 'article', false],
    ['a regional subscriber', { loggedIn: true, permissions: ['mediahuis'] }, 'article', false],
    ['a subscriber of both', { loggedIn: true, permissions: ['nrc-online', 'mediahuis'] }, 'article', false],
    ['nobody', { loggedIn: false, permissions: ['nrc-online'] }, 'article', false],
  ])('%s', (_, visitor, articleType, may) => {
    expect(mayGive(visitor, { articleIsFree: false, articleType })).toBe(may);
  });

  it('nobody gives an article that everybody reads', () => {
    expect(mayGive(SUBSCRIBER, { articleIsFree: true, articleType: 'article' })).toBe(false);
  });
});

describe('a quota [gift-2, gift-5]', () => {
  it.each([
    [
      { remaining: 3, total: 10, days_valid: 7 },
      { remaining: 3, total: 10, daysValid: 7 },
    ],
    [
      { remaining: -3, total: 10, days_valid: 7 },
      { remaining: 0, total: 10, daysValid: 7 },
    ],
    [
      { remaining: 12, total: 10, days_valid: -1 },
      { remaining: 12, total: undefined, daysValid: undefined },
    ],
    [
      { remaining: 2.9, total: 10.5, days_valid: 0 },
      { remaining: 2, total: 10, daysValid: undefined },
    ],
    [
      { remaining: 0, total: 0, days_valid: 7 },
      { remaining: 0, total: undefined, daysValid: 7 },
    ],
    [
      { remaining: Number.NaN, total: Number.POSITIVE_INFINITY, days_valid: Number.NaN },
      { remaining: 0, total: undefined, daysValid: undefined },
    ],
  ])('%j can be read', (answer, quota) => {
    expect(readQuota(answer)).toEqual(quota);
  });

  it('is whole, never below 0, and never more than its total, whatever the server sends', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (remaining, total, days_valid) => {
        const quota = readQuota({ remaining, total, days_valid });
        expect(Number.isInteger(quota.remaining) && quota.remaining >= 0).toBe(true);
        expect(quota.total === undefined || quota.total >= quota.remaining).toBe(true);
        expect(quota.daysValid === undefined || quota.daysValid > 0).toBe(true);
      }),
    );
  });
});

it.each([
  [NOW + 3 * DAY, 7, 3],
  [NOW + 3 * DAY + 1, 7, 4],
  [new Date(NOW + DAY).toISOString(), 7, 1],
  [Math.floor(NOW / 1000) + 86_400, 7, 1],
  [NOW + 30 * DAY, 7, 7],
  [NOW + 30 * DAY, undefined, 30],
  [NOW - DAY, 7, 0],
  // 28 March lasts until midnight.
  ['2026-03-28', 7, 1],
  ['gisteren', 7, undefined],
  [null, 7, undefined],
  [undefined, 7, undefined],
])('a link that ends at %j has at most the server’s own days left [gift-5]', (end, valid, left) => {
  expect(daysLeft(end, valid, NOW)).toBe(left);
});

it('is the canonical address with the token, encoded [gift-7]', () => {
  expect(giftUrl('https://krant.example/a?b=1', 'a&b=c d')).toBe(
    'https://krant.example/a?b=1&gift_token=a%26b%3Dc+d',
  );
  expect(giftUrl('https://krant.example/a?gift_token=oud', 'nieuw')).toBe(
    'https://krant.example/a?gift_token=nieuw',
  );
});

it('is described in good Dutch [gift-2, gift-3, gift-5]', () => {
  expect(remainingText(3, 10)).toBe('Je kunt nog 3 van je 10 artikelen cadeau geven.');
  expect(remainingText(1, undefined)).toBe('Je kunt nog 1 artikel cadeau geven.');
  expect(giftText(1)).toMatch(/1\sdag lang\.$/);
  expect(giftText(undefined)).toBe('Wie de cadeaulink opent, leest dit artikel zonder abonnement.');
  expect(givenText(5)).toMatch(/Hij is nog 5\sdagen geldig\.$/);
  expect(givenText(0)).toMatch(/Hij verloopt vandaag\.$/);
  expect(givenText(undefined)).toMatch(/kost niets\.$/);
});
