import { describe, expect, it } from 'vitest';
import { callsOf, deriveScripts } from '../../../tools/contract/derive-calls.ts';
import { joinUses, useIn } from '../../../tools/contract/derive-use.ts';

describe('what a source uses', () => {
  it.each([
    ['const { breakpoints, scripts } = siteConfig(page);', ['breakpoints']],
    ['siteConfig(page).mobileBelow', ['mobileBelow']],
    ['return config.fragmentOrigins.includes(origin);', ['fragmentOrigins']],
    ["readSetting(page.config, 'consent.purposes', setting)", ['consent.purposes']],
    ["Object(page.config.consent).source === 'push'", ['consent.source']],
    ['stepsIn(page.config.tours)', ['tours']],
    ['const { chartEmbed } = Object(page.config.scripts);', []],
  ])('of the configuration: %s', (code, keys) => {
    expect(useIn('widgets/a/b/b.ts', code).config).toEqual(keys);
  });

  it('of the settings that it declares', () => {
    expect(useIn('widgets/a/b/b.ts', '', ['brand']).config).toEqual(['brand']);
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
        { event: 'e:f', config: 'reports' },
      ),
    ).toEqual({
      config: ['reports'],
      events: { emits: ['c:d'], listens: ['a:b', 'e:f'] },
      storage: ['nmt_outbox:*', 'nmt_read'],
    });
  });
});

describe('the calls of a feature', () => {
  const call = (name: string, more: object) => ({
    name,
    method: 'GET',
    path: `/${name}`,
    source: 'core/a.ts',
    answer: { kind: 'nothing' },
    ...more,
  });
  const CALLS = [
    call('items', { path: '/data/items/:id', answer: { kind: 'json', schema: {} } }),
    call('weather', {
      chosenBy: '`data-to` of `weather`',
      source: 'core/b.ts',
      answer: { kind: 'text', schema: {} },
    }),
    call('quiz', { method: 'POST', source: 'core/b.ts' }),
    call('other', { source: 'core/c.ts' }),
  ] as unknown as Parameters<typeof callsOf>[0];

  it('are those whose module it reaches, with a fixed path or an address that the site chooses', () => {
    const own = { fixed: true, schema: null, origin: null };
    expect(callsOf(CALLS, ['core/a.ts', 'core/b.ts', 'widgets/a/b/b.ts'])).toEqual([
      { ...own, method: 'GET', url: '/data/items/{id}', schema: 'items.schema.json' },
      { ...own, method: 'GET', url: 'data-to of weather', fixed: false, schema: 'weather.schema.json' },
      { ...own, method: 'POST', url: '/quiz' },
    ]);
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
