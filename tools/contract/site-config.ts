import type { PaywallConfig } from '../../core/domain/paywall/config.ts';
import type { ConfigSchema } from '../../core/runtime/config/config-schema.ts';
import { prose } from '../reference/markdown.ts';
import { readInterface } from '../reference/read-members.ts';
import type { Attribute } from './attribute-facts.ts';

/** The source of the facts of a page, from the root. */
const FACTS = 'core/runtime/page/body-attributes.ts';
/** The source of the values of `paywall`, from the root. */
export const PAYWALL_CONFIG = 'core/domain/paywall/config.ts';

const PAYWALL_TYPES: Readonly<Record<string, ConfigSchema>> = {
  string: { type: 'string' },
  number: { type: 'number', exclusiveMinimum: 0 },
  boolean: { type: 'boolean' },
  'readonly string[]': { type: 'array', items: { type: 'string' } },
  'Readonly<Record<string, string>>': { type: 'object', additionalProperties: { type: 'string' } },
};

const FACT_TYPES = {
  text: 'string',
  decimal: 'number',
  flag: 'boolean',
  list: 'array',
} as const;

/** A key of the configuration in dist/contract.json. */
export interface ConfigKey {
  /** The key, below others with dots. */
  readonly key: string;
  /** The types of its value in JSON. */
  readonly type: string;
  readonly values?: readonly unknown[];
  readonly default?: unknown;
  readonly description: string;
}

/**
 * The JSON Schema of `script#site-config`: every key with its type, default and description.
 * @param sources
 * @param sources.names of the features, which `disabled` may name
 * @param sources.keys by name, from collectSettings()
 * @param sources.paywall text of core/domain/paywall/config.ts
 * @param sources.body attributes of `<body>`
 * @throws {Error} naming a value of the paywall that it cannot describe
 */
export function siteConfigSchema({
  names,
  keys,
  paywall,
  paywallDefaults,
  body,
}: {
  names: readonly string[];
  keys: Readonly<Record<string, ConfigSchema>>;
  paywall: string;
  paywallDefaults: PaywallConfig;
  body: readonly Attribute[];
}) {
  const properties: Record<string, ConfigSchema> = {
    ...keys,
    disabled: { ...keys.disabled, anyOf: [featureName(names), { type: 'array', items: featureName(names) }] },
    page: pageSchema(body),
    paywall: { ...keys.paywall, properties: paywallProperties(paywall, paywallDefaults) },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'site-config.schema.json',
    title: 'script#site-config',
    description: 'The settings of the site, the same on all pages, and the facts of one page under `page`.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(properties).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}

/**
 * The keys of the configuration for the contract, those of objects below their own: `ads.publisherId`.
 * @param schema from {@link siteConfigSchema}
 */
export function configKeys(schema: {
  readonly properties: Readonly<Record<string, ConfigSchema>>;
}): ConfigKey[] {
  return Object.entries(schema.properties).flatMap(([key, value]) => keysOf(key, value));
}

function keysOf(key: string, schema: ConfigSchema): ConfigKey[] {
  const { type, anyOf = [], enum: values, default: fallback, description = '' } = schema;
  const own = {
    key,
    type: [type ?? anyOf.map((one) => one.type)].flat(2).join(' or '),
    ...(values && { values }),
    ...(fallback !== undefined && { default: fallback }),
    description,
  };
  const inner = key === 'page' ? {} : (schema.properties ?? {});
  return [own, ...Object.entries(inner).flatMap(([name, one]) => keysOf(`${key}.${name}`, one))];
}

function paywallProperties(source: string, defaults: PaywallConfig): Record<string, ConfigSchema> {
  const values = new Map<string, unknown>(Object.entries(defaults));
  return Object.fromEntries(
    readInterface(source, 'PaywallConfig', PAYWALL_CONFIG).map(({ name, type, comment }) => {
      const words = /^('[^']+'( \| )?)+$/.test(type) && type.replaceAll("'", '').split(' | ');
      const schema = words ? { type: 'string' as const, enum: words } : PAYWALL_TYPES[type];
      if (!schema) throw new Error(`${PAYWALL_CONFIG}: cannot describe "${name}: ${type}".`);
      return [name, { ...schema, default: values.get(name), description: prose(comment) }];
    }),
  );
}

function featureName(names: readonly string[]): ConfigSchema {
  return { type: 'string', enum: [...names].sort() };
}

/** The facts of one page: each attribute of `<body>` without `data-`, in camel case. */
function pageSchema(body: readonly Attribute[]): ConfigSchema {
  return {
    type: 'object',
    description:
      'The facts of this page, where a template cannot write attributes of `<body>`; an attribute takes precedence.',
    additionalProperties: false,
    properties: Object.fromEntries(
      body.map(({ name, type, pattern, description }) => [
        factName(name),
        {
          ...(name.endsWith('-id') ? { type: ['string', 'integer'] } : factSchema(type)),
          ...(pattern && { pattern }),
          description,
        },
      ]),
    ),
  };
}

function factSchema(type: Attribute['type']): ConfigSchema {
  if (!(type in FACT_TYPES))
    throw new Error(`${FACTS}: cannot describe a fact of the page that is "${type}".`);
  return {
    type: FACT_TYPES[type as keyof typeof FACT_TYPES],
    ...(type === 'list' && { items: { type: 'string' } }),
  };
}

/** `data-article-id` is `articleId`, and `data-page-type` is `type`. */
function factName(attribute: string): string {
  const property = attribute
    .slice('data-'.length)
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return property === 'pageType' ? 'type' : property;
}
