// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { appPlatform } from '../../../../../core/user/app/app-platform.ts';
import { logged } from '../../../support/logged.ts';

const appIds = { 'nmt-1': 'ios', 'nmt-2': 'android', 'nmt-3': 'puzzle-ios', 'nmt-4': 'puzzle-android' };

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(Object.entries(appIds))('the id %s in the address means %s [app-view-2]', (id, platform) => {
  const page = { appView: true, query: `?a=1&app=${id}`, config: { appIds } };
  expect(appPlatform(page)).toBe(platform);
});

it('there is no platform outside the app view [app-view-2]', () => {
  expect(appPlatform({ appView: false, query: '?app=nmt-1', config: { appIds } })).toBeUndefined();
});

it.each(['', '?app=', '?app=nmt-9', '?app=NMT-1', '?app=constructor', '?app=__proto__', '?app'])(
  'an id that is missing or unknown (%j) gives none [app-view-3]',
  (query) => {
    expect(appPlatform({ appView: true, query, config: { appIds } })).toBeUndefined();
    expect(appPlatform({ appView: true, query, config: {} })).toBeUndefined();
  },
);

it('an id with a platform that does not exist is left out and named [app-view-3]', () => {
  const config = { appIds: { a: 'windows', b: 'ios' } };
  expect(appPlatform({ appView: true, query: '?app=a', config })).toBeUndefined();
  expect(appPlatform({ appView: true, query: '?app=b', config })).toBe('ios');
  expect(String(logged(/^warn/)[0]?.[1])).toContain(
    'expected one of ios, android, puzzle-ios, puzzle-android',
  );
});
