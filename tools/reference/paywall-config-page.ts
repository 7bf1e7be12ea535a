import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';
import { code, GENERATED, table } from './markdown.ts';
import { linked } from './settings-page.ts';

/** The path of the source of the values, from the root. */
const FILE = 'core/domain/paywall/config.ts';

/** The notation of a value in the configuration's JSON and in an attribute, by its JSON type. */
const WRITTEN: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number above 0',
  boolean: '`true` or `false`',
  array: 'a list of texts',
  object: 'an object of texts',
};

/**
 * Returns the reference of the values that configure paywall and funnels.
 * @param values the schema of each value, from collectSettings()
 * @param attributes the keys that the paywall's hook accepts as attributes
 * @returns Markdown
 */
export function paywallConfigPage(
  values: Readonly<Record<string, ConfigSchema>>,
  attributes: ReadonlySet<string>,
  attributeName: (property: string) => string,
): string {
  const rows = Object.entries(values).map(([name, schema]) => {
    const words = schema.enum?.map((word) => code(String(word)));
    const attribute = attributes.has(name) ? code(attributeName(name)) : 'none';
    const written = words ? words.join(' or ') : (WRITTEN[String(schema.type)] ?? '');
    return [code(name), attribute, written, defaultOf(schema.default), linked(schema.description ?? '')];
  });
  return `${[
    '# Configuration of paywall and funnels',
    GENERATED,
    `From [${FILE}](../../${FILE}). A value is read from the paywall hook's attribute first, then from the publisher's front configuration (\`/paywall-api/api/web/config/front\`), then from \`paywall\` in [script#site-config](../cms.md#scriptsite-config), and is the default otherwise. A value of the wrong type and an unknown key are ignored.`,
    'Time-outs, `contextFields` and `newsletterMediums` are needed before the front configuration is there: they are read from attributes and `script#site-config` only.',
    '`redirectHosts` exists twice. The list at the top level of `script#site-config` counts everywhere: for `return_to`, and for addresses in answers and attributes. The list here is added to it in the paywall and its funnels only; where it is empty, the host of `subscriptionSiteUrl` is allowed in its place. This site itself is always allowed.',
    table(['key', 'attribute', 'value', 'default', 'meaning'], rows),
  ].join('\n\n')}\n`;
}

function defaultOf(value: unknown): string {
  if (value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) return 'empty';
  return Array.isArray(value) ? value.map(code).join(', ') : code(String(value));
}
