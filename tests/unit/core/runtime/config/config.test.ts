import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowedOrigins, isAllowedAddress } from '../../../../../core/runtime/config/allowed-addresses.ts';
import { DEFAULT_BREAKPOINTS, mediaFrom, mediaUpTo } from '../../../../../core/runtime/config/breakpoints.ts';
import { configGroup } from '../../../../../core/runtime/config/config-section.ts';
import { decimal } from '../../../../../core/runtime/config/rare-settings.ts';
import { entries } from '../../../../../core/runtime/config/settings.ts';
import { siteConfig } from '../../../../../core/runtime/config/site-config.ts';
import { logged } from '../../../support/logged.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the site config', () => {
  it('has documented defaults [loader-8, loader-13, page-runtime-3]', () => {
    expect(siteConfig({ config: {} })).toEqual({
      breakpoints: {
        xxsmall: 320,
        xsmall: 360,
        small: 500,
        medium: 660,
        wide: 740,
        media: 784,
        large: 980,
        xlarge: 1100,
        xxlarge: 1270,
      },
      mobileBelow: 'medium',
      endpoints: {},
      scripts: {},
      fragmentOrigins: [],
    });
  });

  it('has the site’s values [loader-13]', () => {
    const config = {
      breakpoints: { large: 1024 },
      mobileBelow: 'wide',
      endpoints: { latestEdition: '/editie', profile: { userInfo: '/papi/api/user' } },
      scripts: { video: 'https://video.example/player.js' },
      fragmentOrigins: ['https://fragmenten.example'],
      loginCookie: 'ander',
    };
    const { breakpoints, ...rest } = siteConfig({ config });
    expect(breakpoints).toEqual({ ...DEFAULT_BREAKPOINTS, large: 1024 });
    const { loginCookie, breakpoints: _, ...sent } = config;
    expect(rest).toEqual(sent);
  });

  it.each([
    ['breakpoints', 'breed', 'an object'],
    ['mobileBelow', 'huge', 'one of xxsmall, '],
    ['mobileBelow', 'toString', 'one of xxsmall, '],
    ['endpoints', ['/a'], 'an object'],
    ['scripts', 1, 'an object'],
    ['fragmentOrigins', ['http://a.example'], 'a list of https origins'],
    ['fragmentOrigins', ['https://a.example/path'], 'a list of https origins'],
  ])(
    'uses the default for a wrong %s (%j) and names it in one warning [loader-13]',
    (key, value, expects) => {
      expect(siteConfig({ config: { [key]: value } })).toEqual(siteConfig({ config: {} }));
      const calls = logged(/^warn/);
      expect(calls).toHaveLength(1);
      const message = String(calls[0]?.[1]);
      for (const part of [`"${key}"`, JSON.stringify(value), `expected ${expects}`])
        expect(message).toContain(part);
    },
  );

  it('leaves out only the entry that is wrong [loader-13]', () => {
    const { breakpoints, endpoints } = siteConfig({
      config: {
        breakpoints: { large: 1000, wide: '740', gigantic: 3000, small: -1 },
        endpoints: { a: '/a', b: 7, c: { d: 8 }, e: '' },
      },
    });
    expect(breakpoints).toEqual({ ...DEFAULT_BREAKPOINTS, large: 1000 });
    expect(endpoints).toEqual({ a: '/a' });
    expect(logged(/^warn/).map(([, message]) => /^"([\w.]+)"/.exec(message)?.[1])).toEqual([
      'breakpoints.wide',
      'breakpoints.gigantic',
      'breakpoints.small',
      'endpoints.b',
      'endpoints.c',
      'endpoints.e',
    ]);
  });

  it('is read once per page and cannot be changed [loader-13]', () => {
    const page = { config: { mobileBelow: 'ja' } };
    const config = siteConfig(page);
    expect(siteConfig(page)).toBe(config);
    expect(logged(/^warn/)).toHaveLength(1);
    expect([config, config.breakpoints, config.endpoints, config.scripts].every(Object.isFrozen)).toBe(true);
  });

  it('is not fooled by names of every object [loader-13]', () => {
    const sent = JSON.parse(
      '{"__proto__":{"mobileBelow":"wide"},"scripts":{"__proto__":"https://a.example"}}',
    );
    expect(siteConfig({ config: sent }).mobileBelow).toBe('medium');
    expect(Object.keys(siteConfig({ config: sent }).scripts)).toEqual(['__proto__']);
  });
});

describe('a section of the configuration', () => {
  const section = configGroup('dates', { timeout: decimal(0, 10, 9), groups: entries(decimal(0, 5, 0)) });

  it('gives features their own keys with their defaults [page-runtime-7]', () => {
    const read = (dates: unknown) => section({ config: { dates } });
    expect(read({ timeout: 5 })).toEqual({ timeout: 5, groups: {} });
    expect(read(undefined).timeout).toBe(9);
    expect(read({ timeout: null }).timeout).toBe(9);
    expect(read({ groups: { a: 1, b: 'x' } }).groups).toEqual({ a: 1 });
    expect(logged(/^warn/).map(([, message]) => message)).toEqual([
      '"dates.timeout" is null; expected a number from 0 to 10. The default is used.',
      '"dates.groups.b" is "x"; expected a number from 0 to 5. The default is used.',
    ]);
  });
});

describe('breakpoints', () => {
  it('make media queries that are exact opposites [loader-8]', () => {
    expect(mediaFrom(DEFAULT_BREAKPOINTS, 'large')).toBe('(min-width: 980px)');
    expect(mediaUpTo(DEFAULT_BREAKPOINTS, 'large')).toBe('not all and (min-width: 980px)');
  });
});

describe('the allowed addresses', () => {
  const own = 'https://krant.example';
  const base = `${own}/nieuws/`;
  const page = { staticPath: 'https://static.example/v1/' };
  const config = {
    scripts: { video: 'https://video.example/player.js', old: 'http://oud.example/a.js' },
    endpoints: { weather: '/weer', profile: { user: 'https://profiel.example/user' }, wrong: 'http://[' },
  };

  it('are those of the page, its static path and its https scripts and endpoints [loader-14]', () => {
    expect([...allowedOrigins(page, config, base, own)].sort()).toEqual([
      'https://krant.example',
      'https://profiel.example',
      'https://static.example',
      'https://video.example',
    ]);
  });

  it.each([
    '/weer',
    'relatief',
    '//static.example/a.css',
    'https://krant.example/a',
    'https://video.example/another.js',
    'https://profiel.example/',
  ])('include %s [loader-14]', (address) => {
    expect(isAllowedAddress(address, page, config, base, own)).toBe(true);
  });

  it.each([
    'https://elders.example/a.js',
    'http://oud.example/a.js',
    'http://krant.example/a',
    'https://krant.example:8443/a',
    'https://krant.example.elders.example/a',
    'https://krant.example@elders.example/a',
    '//elders.example/a.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:https://krant.example/1',
    'http://[',
  ])('do not include %s [loader-14]', (address) => {
    expect(isAllowedAddress(address, page, config, base, own)).toBe(false);
  });

  it('are not moved by a base element [loader-14]', () => {
    const moved = 'https://elders.example/';
    expect(isAllowedAddress('a.js', { staticPath: '' }, config, moved, own)).toBe(false);
    expect(isAllowedAddress('https://krant.example/a.js', { staticPath: '' }, config, moved, own)).toBe(true);
  });

  it('of a page without a static path and config are its own [loader-14]', () => {
    const none = { scripts: {}, endpoints: {} };
    expect([...allowedOrigins({ staticPath: '' }, none, base, own)]).toEqual([own]);
  });
});
