import { describe, expect, it } from 'vitest';
import { deriveCalls, deriveScripts } from '../../../tools/contract/derive-calls.mjs';
import { joinUses, useIn } from '../../../tools/contract/derive-use.mjs';

const schemaFile = (name: string) => `${name}.json`;

describe('what a source uses', () => {
  it.each([
    ["configValue(raw, 'brand', 'de krant', 'a name', isText)", ['brand']],
    [
      "configValue<string | undefined>(\n raw,\n 'newsletterUpgradeUrl', undefined)",
      ['newsletterUpgradeUrl'],
    ],
    ["configEntries(raw, 'shareUtm', 'an object', isUtm)", ['shareUtm']],
    ["configValue({ ads }, 'ads', {}, 'an object', isRecord)", ['ads']],
    ['configSection(({ tours }) => tours)', ['tours']],
    ["endpoint(page, 'viewDate')", ['endpoints.viewDate']],
    ["const NAME = 'popupEvent';\nnamedProfileRequest(page, NAME)", ['endpoints.profile.popupEvent']],
    ["namedProfilePath(page, 'userInfo')", ['endpoints.profile.userInfo']],
    ['const { chartEmbed } = siteConfig(page).scripts;', ['scripts.chartEmbed']],
    ['siteConfig(page).scripts.captcha', ['scripts.captcha']],
    ['const { breakpoints, scripts } = siteConfig(page);', ['breakpoints']],
    ['siteConfig(page).mobileBelow', ['mobileBelow']],
  ])('of the configuration: %s', (code, keys) => {
    expect(useIn('widgets/a/b/b.ts', code).config).toEqual(keys);
  });

  it('of bus and storage', () => {
    const code = "emit('header:moved', {}); on(\n 'page:restored', run); storedItem({ key: 'nmt_outbox:' });";
    expect(useIn('widgets/a/b/b.ts', code)).toMatchObject({
      emits: ['header:moved'],
      listens: ['page:restored'],
      stores: ['nmt_outbox:'],
    });
  });

  it('is nothing in the list of all keys', () => {
    expect(useIn('core/platform/storage/keys.ts', "'nmt_read'").stores).toEqual([]);
  });

  it('is joined over the sources of a feature', () => {
    const uses = ["on('a:b', x); key('nmt_read')", "on('a:b', y); emit('c:d'); key('nmt_outbox:')"];
    expect(
      joinUses(
        uses.map((code) => useIn('core/a.ts', code)),
        ['nmt_outbox:*', 'nmt_read', 'nmt_tours'],
        'e:f',
      ),
    ).toEqual({
      config: [],
      events: { emits: ['c:d'], listens: ['a:b', 'e:f'] },
      storage: ['nmt_outbox:*', 'nmt_read'],
    });
  });
});

describe('the calls of a feature', () => {
  const routes = [
    { method: 'GET', path: '/papi/api/leeslijst/get', schema: { name: 'favouritesSchema' } },
    { method: 'POST', path: '/papi/api/quiz/post' },
    { method: 'PUT', path: '/papi/api/v2/user/me/gift/', schema: { name: 'giftSchema' } },
    { method: 'GET', path: '/data/items/:id', schema: { name: 'itemsSchema' } },
    { method: 'GET', path: '/data/weather', schema: { name: 'weatherSchema' } },
  ];
  const callsOf = (text: string, chosen: string[] = []) =>
    deriveCalls({
      sources: ['widgets/a/b/api/b.ts', 'widgets/a/b/b.ts'],
      texts: new Map([['widgets/a/b/api/b.ts', text]]),
      routes,
      schemaFile,
      chosen,
    });

  it.each([
    [
      '/** GET `/leeslijst/get` [a-1]. */',
      { method: 'GET', url: '/papi/api/leeslijst/get', schema: 'favouritesSchema.json' },
    ],
    ['/** POST `/quiz/post`. */', { method: 'POST', url: '/papi/api/quiz/post', schema: null }],
    [
      '/** GET `/data/items/{topicId}?offset`. */',
      { method: 'GET', url: '/data/items/{id}', schema: 'itemsSchema.json' },
    ],
    ['/** GET `v2/user/other`. */', { method: 'GET', url: '/papi/api/v2/user/other', schema: null }],
    [
      "const PATH = 'v2/user/me/gift/';\nexport const giftSchema = 1;",
      { method: 'PUT', url: '/papi/api/v2/user/me/gift/', schema: 'giftSchema.json' },
    ],
  ])('have a fixed path: %s', (text, call) => {
    expect(callsOf(text)).toEqual([{ fixed: true, origin: null, ...call }]);
  });

  it('go to an address that the site chose, which an attribute or a key holds', () => {
    expect(callsOf('export const weatherSchema = 1;', ['data-weather-endpoint', 'data-article-url'])).toEqual(
      [
        {
          method: 'GET',
          url: 'data-weather-endpoint',
          fixed: false,
          schema: 'weatherSchema.json',
          origin: null,
        },
      ],
    );
  });

  it('load scripts of third parties, from the origin of their default', () => {
    const keys = [
      { key: 'scripts.publisherTag', default: 'https://ads.example/tag.js' },
      { key: 'scripts.captcha' },
      { key: 'paywall.extendedAccessScripts', default: ['https://a.example/1.js', 'https://a.example/2.js'] },
      { key: 'brand', default: 'x' },
    ];
    const config = keys.map(({ key }) => key);
    expect(deriveScripts(config, keys).map(({ url, origin }) => [url, origin])).toEqual([
      ['scripts.publisherTag', 'https://ads.example'],
      ['scripts.captcha', null],
      ['paywall.extendedAccessScripts', 'https://a.example'],
    ]);
    expect(deriveScripts(['brand'], keys)).toEqual([]);
  });
});
