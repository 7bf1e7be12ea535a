import { expect, it } from 'vitest';
import { collectSettings, joinSettings } from '../../../../build/settings/collect-settings.ts';
import type { DescribedSetting } from '../../../../build/settings/declared.ts';
import { readDeclarations } from '../../../../build/settings/read-declarations.ts';

const TEXT = { fallback: 'a', schema: { type: 'string' } } as const;

it('puts what a setting holds, its default and its comment together, and each into the object of its key', () => {
  const declared = new Map<string, DescribedSetting>([
    ['brand', TEXT],
    ['ads.id', { ...TEXT, fallback: undefined }],
  ]);
  const comments = new Map([
    ['brand', 'The name.'],
    ['ads', 'Advertisements.'],
    ['ads.id', 'The id.'],
  ]);
  expect(joinSettings(declared, comments, {})).toEqual({
    brand: { type: 'string', default: 'a', description: 'The name.' },
    ads: {
      type: 'object',
      additionalProperties: false,
      description: 'Advertisements.',
      properties: { id: { type: 'string', description: 'The id.' } },
    },
  });
});

it('takes what a setting of a shape of its own holds from the file beside it', () => {
  const custom = new Map([['zone', { fallback: 'UTC', schema: {} }]]);
  const comments = new Map([['zone', 'The zone.']]);
  expect(joinSettings(custom, comments, { zone: { type: 'string', pattern: '/' } })).toEqual({
    zone: { type: 'string', pattern: '/', default: 'UTC', description: 'The zone.' },
  });
  expect(() => joinSettings(custom, comments, {})).toThrow('"zone" is custom(); expected what it holds');
});

it('names a setting without a comment', () => {
  expect(() => joinSettings(new Map([['brand', TEXT]]), new Map(), {})).toThrow('"brand" has no doc comment');
});

it('reads the comments of declarations, without the ids of requirements', () => {
  const source = `
/** The settings of ads: docs/ads.md. */
export const adsConfig = configGroup('ads', {
  /**
   * The id
   * of the publisher [ads-6].
   */
  publisherId: matching(/^\\d+$/, 'digits', '163'),
});
/** The time of the last look [loader-13, ads-2]. */
const viewDate = configAddress('endpoints.viewDate');
export const OTHER = declareDefaults('paywall', {
  /** Milliseconds. */
  timeoutMs: 5,
});
const section = configSection({
  /** The name. */
  brand: text('de krant'),
});
`;
  const { settings, groups, read } = readDeclarations(source);
  expect(Object.fromEntries(settings)).toEqual({
    'ads.publisherId': 'The id of the publisher.',
    'endpoints.viewDate': 'The time of the last look.',
    'paywall.timeoutMs': 'Milliseconds.',
    brand: 'The name.',
  });
  expect(groups.get('ads')).toBe('The settings of ads: docs/ads.md.');
  expect(read).toEqual(['ads.publisherId', 'paywall', 'brand', 'endpoints.viewDate']);
});

it('finds every setting of the product, and each kind describes what it accepts', async () => {
  const settings = await collectSettings(process.cwd());
  expect(settings.brand).toMatchObject({ type: 'string', minLength: 1, default: expect.any(String) });
  expect(settings.syncSources?.items?.pattern).toBe('^[A-Za-z][\\w-]*(\\/[\\w-]+)*$');
  expect(settings.ads?.properties?.screensBetween).toMatchObject({ minimum: 0, maximum: 10, default: 1 });
  expect(settings.promptsFromPageView).toMatchObject({ type: 'integer', minimum: 1, default: 1 });
  expect(settings.shareOrder?.properties?.wide?.items?.enum).toContain('mail');
  expect(settings.endpoints?.properties?.profile?.properties?.userInfo?.pattern).toContain('https');
});
