import type { PaywallConfig } from '../../core/domain/paywall/config.ts';
import { code, GENERATED, prose, table } from './markdown.ts';
import { readInterface } from './read-members.ts';

/** How a value is written, in the configuration's JSON and in an attribute, by its type. */
const WRITTEN: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number above 0',
  boolean: '`true` or `false`',
  'readonly string[]': 'a list of texts',
  'Readonly<Record<string, string>>': 'an object of texts',
};

/**
 * The reference of the values that paywall and funnels are configured by.
 * @param source text of core/domain/paywall/config.ts
 * @param defaults by key
 * @param attributes the keys that the paywall's hook takes as attributes
 * @returns Markdown
 * @throws {Error} naming a key without a comment, or of a type that it does not know
 */
export function paywallConfigPage(
  source: string,
  defaults: PaywallConfig,
  attributes: ReadonlySet<string>,
  attributeName: (property: string) => string,
): string {
  const file = 'core/domain/paywall/config.ts';
  const values = new Map<string, unknown>(Object.entries(defaults));
  const rows = readInterface(source, 'PaywallConfig', file).map(({ name, type, comment }) => {
    const words = /^('[^']+'( \| )?)+$/.test(type) && type.replaceAll("'", '').split(' | ').map(code);
    const written = words ? words.join(' or ') : WRITTEN[type];
    if (!written) throw new Error(`${file}: cannot describe "${name}: ${type}".`);
    if (!comment) throw new Error(`${file}: "${name}" has no doc comment; say there what it is.`);
    const attribute = attributes.has(name) ? code(attributeName(name)) : 'none';
    return [code(name), attribute, written, defaultOf(values.get(name)), prose(comment)];
  });
  return `${[
    '# Configuration of paywall and funnels',
    GENERATED,
    `From [${file}](../../${file}). A value is read from the paywall hook's attribute first, then from the publisher's front configuration (\`/paywall-api/api/web/config/front\`), then from \`paywall\` in [script#site-config](../cms.md#scriptsite-config), and is the default otherwise. A value of the wrong type and an unknown key are ignored.`,
    'Time-outs, `contextFields` and `newsletterMediums` are needed before the front configuration is there: they are read from attributes and `script#site-config` only.',
    '`redirectHosts` exists twice. The list at the top level of `script#site-config` counts everywhere: for `return_to`, and for addresses in answers and attributes. The list here is added to it in the paywall and its funnels only; where it is empty, the host of `subscriptionSiteUrl` is allowed in its place. This site itself is always allowed.',
    table(['key', 'attribute', 'value', 'default', 'meaning'], rows),
  ].join('\n\n')}\n`;
}

function defaultOf(value: unknown): string {
  if (value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) return 'empty';
  return Array.isArray(value) ? value.map(code).join(', ') : code(String(value));
}
