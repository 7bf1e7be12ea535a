import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';
import type { Attribute } from './attribute-facts.ts';

/** The path of the source of a page's facts, from the root. */
const FACTS = 'core/runtime/page/body-attributes.ts';

const FACT_TYPES = {
  text: 'string',
  decimal: 'number',
  flag: 'boolean',
  list: 'array',
} as const;

/** A key of the configuration in dist/contract.json. */
export interface ConfigKey {
  /** The key; inside an object, with the object's key and a dot. */
  readonly key: string;
  /** The JSON types of its value. */
  readonly type: string;
  readonly values?: readonly unknown[];
  readonly default?: unknown;
  readonly description: string;
}

/**
 * The JSON Schema of `script#site-config`: every key with its type, default and description.
 * @param sources
 * @param sources.names the names of the features, which `disabled` may list
 * @param sources.keys the settings by name, from collectSettings()
 * @param sources.body the attributes of `<body>`
 */
export function siteConfigSchema({
  names,
  keys,
  body,
}: {
  names: readonly string[];
  keys: Readonly<Record<string, ConfigSchema>>;
  body: readonly Attribute[];
}) {
  const properties: Record<string, ConfigSchema> = {
    ...keys,
    disabled: { ...keys.disabled, anyOf: [featureName(names), { type: 'array', items: featureName(names) }] },
    page: pageSchema(body),
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
 * Returns the keys of the configuration for the contract, with those inside objects: `ads.publisherId`.
 * @param schema the schema from {@link siteConfigSchema}
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

/** Returns the name of an attribute's fact: `articleId` for `data-article-id`, and `type` for `data-page-type`. */
function factName(attribute: string): string {
  const property = attribute
    .slice('data-'.length)
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return property === 'pageType' ? 'type' : property;
}
