import { prose } from '../reference/markdown.mjs';
import { readInterface } from '../reference/read-members.mjs';

/** The source of the keys of `script#site-config`, from the root. */
export const SITE_CONFIG = 'core/runtime/config/site-config.contract.ts';
/** The source of the values of `paywall`, from the root. */
export const PAYWALL_CONFIG = 'core/domain/paywall/config.ts';

const PAYWALL_TYPES = {
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
};

/**
 * The JSON Schema of `script#site-config`: every key with its type, default and description.
 * @param {object} sources
 * @param {string[]} sources.names of the features, which `disabled` may name
 * @param {Record<string, object>} sources.keys by name, from site-config.contract.ts
 * @param {string} sources.paywall text of core/domain/paywall/config.ts
 * @param {Record<string, unknown>} sources.paywallDefaults
 * @param {import('./attribute-facts.mjs').Attribute[]} sources.body attributes of `<body>`
 * @returns {object}
 * @throws {Error} naming a value of the paywall that it cannot describe
 */
export function siteConfigSchema({ names, keys, paywall, paywallDefaults, body }) {
  const properties = {
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
 * @param {object} schema from {@link siteConfigSchema}
 * @returns {{ key: string, type: string, values?: unknown[], default?: unknown, description: string }[]}
 */
export function configKeys(schema) {
  return Object.entries(schema.properties).flatMap(([key, value]) => keysOf(key, value));
}

function keysOf(key, schema) {
  const { type, enum: values, default: fallback, description } = schema;
  const own = {
    key,
    type: type ?? schema.anyOf.map((one) => one.type).join(' or '),
    ...(values && { values }),
    ...(fallback !== undefined && { default: fallback }),
    description,
  };
  const inner = key === 'page' ? {} : (schema.properties ?? {});
  return [own, ...Object.entries(inner).flatMap(([name, one]) => keysOf(`${key}.${name}`, one))];
}

function paywallProperties(source, defaults) {
  return Object.fromEntries(
    readInterface(source, 'PaywallConfig', PAYWALL_CONFIG).map(({ name, type, comment }) => {
      const words = /^('[^']+'( \| )?)+$/.test(type) && type.replaceAll("'", '').split(' | ');
      const schema = words ? { type: 'string', enum: words } : PAYWALL_TYPES[type];
      if (!schema) throw new Error(`${PAYWALL_CONFIG}: cannot describe "${name}: ${type}".`);
      return [name, { ...schema, default: defaults[name], description: prose(comment) }];
    }),
  );
}

function featureName(names) {
  return { type: 'string', enum: [...names].sort() };
}

/** The facts of one page: each attribute of `<body>` without `data-`, in camel case. */
function pageSchema(body) {
  return {
    type: 'object',
    description:
      'The facts of this page, where a template cannot write attributes of `<body>`; an attribute takes precedence.',
    additionalProperties: false,
    properties: Object.fromEntries(
      body.map(({ name, type, pattern, description }) => [
        factName(name),
        {
          ...(name.endsWith('-id')
            ? { type: ['string', 'integer'] }
            : { type: FACT_TYPES[type], ...(type === 'list' && { items: { type: 'string' } }) }),
          ...(pattern && { pattern }),
          description,
        },
      ]),
    ),
  };
}

/** `data-article-id` is `articleId`, and `data-page-type` is `type`. */
function factName(attribute) {
  const property = attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return property === 'pageType' ? 'type' : property;
}
