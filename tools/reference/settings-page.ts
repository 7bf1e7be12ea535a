import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';
import { configKeys } from '../contract/site-config.ts';
import { code, GENERATED, table } from './markdown.ts';

/** Matches a page of docs/ that a comment names, with the anchor on it. */
const NAMED_PAGE = /\bdocs\/([\w/-]+\.md)(#[\w-]+)?/g;

/**
 * Returns the reference of `script#site-config`: every setting with its allowed values, its default and its meaning.
 * @param settings the settings by key, from collectSettings()
 * @returns Markdown, for docs/reference/settings.md
 */
export function settingsPage(settings: Readonly<Record<string, ConfigSchema>>): string {
  const sorted = Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1));
  const shown = sorted.map(([key, schema]) => [
    key,
    key === 'paywall' ? { ...schema, properties: {} } : schema,
  ]);
  const rows = configKeys({ properties: Object.fromEntries(shown) })
    .filter(({ description }) => description !== '')
    .map(({ key, type, values, default: fallback, description }) => [
      code(key),
      values ? values.map((value) => code(String(value))).join(', ') : type,
      defaultOf(fallback),
      linked(description),
    ]);
  return `${[
    '# Settings of a site',
    GENERATED,
    'The keys of [script#site-config](../cms.md#scriptsite-config), from the declarations in the sources. All may be left out; a key with a wrong value is named in a warning and has its default. Two objects have a page of their own: `page` has the [facts of the page](../cms.md#facts-of-the-page), `paywall` the [values of paywall and funnels](paywall-config.md). `site-config.schema.json` of the build has the same for machines.',
    table(['key', 'holds', 'default', 'meaning'], rows),
  ].join('\n\n')}\n`;
}

function defaultOf(value: unknown): string {
  if (value === undefined) return 'none';
  if (typeof value === 'string') return code(value);
  const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  return isEmpty ? 'empty' : code(JSON.stringify(value));
}

/** Turns pages that a comment names into links from docs/reference. */
export function linked(text: string): string {
  return text.replace(NAMED_PAGE, (_, page: string, place = '') => {
    const path = page.startsWith('reference/') ? page.slice('reference/'.length) : `../${page}`;
    return `[${page.replace(/^.*\//, '')}](${path}${place})`;
  });
}
