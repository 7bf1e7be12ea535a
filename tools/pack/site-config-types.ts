import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';

/** Objects of the configuration that have a named type in the declarations, by their key. */
const NAMED: Readonly<Record<string, string>> = {
  ads: 'AdsConfig',
  consent: 'ConsentSettings',
  ga4: 'Ga4Config',
  names: 'SiteNames',
  page: 'PageFacts',
  paywall: 'PaywallConfig',
  reports: 'ReportsConfig',
  webPush: 'WebPush',
};

/** Types in the declarations that stand for a list of words, or for one text. */
export interface NamedTypes {
  /** The names of the features. */
  readonly FeatureName: readonly string[];
  /** The names of the sharing methods. */
  readonly ShareMethod: readonly string[];
}

/**
 * Returns the declarations of `script#site-config`, from its JSON Schema: `SiteConfig`, and its largest objects.
 * @param schema the content of dist/site-config.schema.json
 * @param names the types whose words are an `enum` of the schema
 */
export function siteConfigTypes(schema: ConfigSchema, names: NamedTypes): string {
  const words = new Map(Object.entries(names).map(([type, all]) => [JSON.stringify([...all].sort()), type]));
  const { properties = {} } = schema;
  const named = Object.entries(NAMED).map(([key, name]) =>
    interfaceOf(name, properties[key] ?? {}, (inner, path) => typeOf(inner, path, words), key),
  );
  const whole: ConfigSchema = {
    description:
      'The settings of a site: the JSON of `script#site-config`. All keys are optional. A wrong value is named in the console and has its default.',
    properties,
  };
  const config = interfaceOf('SiteConfig', whole, (inner, path) => NAMED[path] ?? typeOf(inner, path, words));
  const anyType =
    '/** A page type of the product or of the site; editors suggest those of the product. */\nexport type AnyPageType = PageType | (string & Record<never, never>);\n';
  return [anyType, ...named, config].join('\n');
}

type TypeOf = (schema: ConfigSchema, path: string) => string;

function interfaceOf(name: string, schema: ConfigSchema, type: TypeOf, path = ''): string {
  return `/** ${schema.description} */\nexport interface ${name} ${membersOf(schema, path, type, '')}\n`;
}

/** Returns the members of an object between braces. */
function membersOf(schema: ConfigSchema, path: string, type: TypeOf, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const members = Object.entries(properties).map(([name, inner]) => {
    const mark = required.includes(name) ? '' : '?';
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    const comment = inner.description ? `${indent}  /** ${inner.description} */\n` : '';
    const innerPath = path ? `${path}.${name}` : name;
    return `${comment}${indent}  readonly ${key}${mark}: ${indented(type(inner, innerPath))};`;
  });
  if (typeof additionalProperties === 'object') {
    const entry = indented(type(additionalProperties, `${path}.*`));
    // An index signature must include the types of the named properties, which may be missing.
    const others = Object.values(properties).map((inner) => type(inner, path));
    const all = [...new Set([entry, ...others.map(indented), ...(others.length > 0 ? ['undefined'] : [])])];
    members.push(`${indent}  readonly [name: string]: ${all.join(' | ')};`);
  }
  return `{\n${members.join('\n')}\n${indent}}`;
}

function typeOf(schema: ConfigSchema, path: string, words: ReadonlyMap<string, string>): string {
  const type: TypeOf = (inner, innerPath) => typeOf(inner, innerPath, words);
  if (path === 'page.type') return 'AnyPageType';
  if (schema.anyOf) return schema.anyOf.map((one) => type(one, path)).join(' | ');
  if (schema.enum) {
    const name = words.get(JSON.stringify([...schema.enum].map(String).sort()));
    return name ?? schema.enum.map((word) => `'${word}'`).join(' | ');
  }
  const types = [schema.type ?? 'object'].flat();
  return types.map((one) => plainType(one, schema, path, type)).join(' | ');
}

function plainType(
  name: Exclude<ConfigSchema['type'], readonly unknown[] | undefined>,
  schema: ConfigSchema,
  path: string,
  type: TypeOf,
): string {
  if (name === 'array') return `readonly ${grouped(type(schema.items ?? {}, path))}[]`;
  if (name === 'integer') return 'number';
  if (name !== 'object') return name;
  if (schema.properties) return membersOf(schema, path, type, '');
  const { propertyNames, additionalProperties } = schema;
  const entry =
    typeof additionalProperties === 'object' ? type(additionalProperties, `${path}.*`) : 'unknown';
  return propertyNames
    ? `Readonly<Partial<Record<${type(propertyNames, path)}, ${entry}>>>`
    : `Readonly<Record<string, ${entry}>>`;
}

const grouped = (type: string) => (/[ |]/.test(type) && !/^(\{|Readonly<)/.test(type) ? `(${type})` : type);

/** Indents each line but the first by two spaces. */
const indented = (text: string) => text.replaceAll('\n', '\n  ');
