import { expect, it } from 'vitest';
import { HIDDEN_FOR, isAndroid, isClosed } from '../../../../../widgets/shell/app-promo-bar/promoted.ts';
import { storeAddress } from '../../../../../widgets/shell/app-promo-bar/store-address.ts';

const NOW = Date.UTC(2026, 2, 29, 10);

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Android 13; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', false],
  ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft) AppleWebKit/537.36 Edge/15.15254', false],
  ['', false],
])('%s: %s [app-promo-bar-1]', (userAgent, expected) => {
  expect(isAndroid(userAgent)).toBe(expected);
});

it('stays closed for 56 hours, to the millisecond [app-promo-bar-2]', () => {
  expect(HIDDEN_FOR).toBe(201_600_000);
  expect(isClosed(String(NOW), NOW)).toBe(true);
  expect(isClosed(String(NOW - HIDDEN_FOR + 1), NOW)).toBe(true);
  expect(isClosed(String(NOW - HIDDEN_FOR), NOW)).toBe(false);
});

it.each([undefined, '', ' ', 'gisteren', 'NaN', '{}', String(NOW + 1)])(
  'was never closed where the stored time is %s [app-promo-bar-2]',
  (text) => {
    expect(isClosed(text, NOW)).toBe(false);
  },
);

it.each([
  'http://play.google.com/store',
  '/store',
  '//play.google.com/store',
  'market://details?id=krant',
  'intent://krant#Intent;end',
  'javascript:alert(1)',
  'https://',
  'https://reader:secret@store.example/',
  '',
  undefined,
])('refuses %s as the address of a store [app-promo-bar-3]', (raw) => {
  expect(() => storeAddress().parse(raw)).toThrow(TypeError);
});

it('takes an https address [app-promo-bar-3]', () => {
  expect(storeAddress().parse('https://store.example/app?id=1')).toBe('https://store.example/app?id=1');
});
