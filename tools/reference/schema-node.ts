import type { AnySchema } from '../../core/platform/schema/schema.ts';

/** The JSON Schema of a schema of the product. */
export interface SchemaJson {
  type?: string | string[];
  description?: string;
  enum?: readonly string[];
  const?: string | undefined;
  minLength?: number;
  pattern?: string;
  items?: SchemaJson;
  properties?: Record<string, SchemaJson>;
  required?: string[];
  propertyNames?: SchemaJson;
  additionalProperties?: SchemaJson;
  anyOf?: SchemaJson[];
}

interface Options {
  /** Descriptions of exported schemas. */
  readonly abouts: ReadonlyMap<object, string>;
  /** Returns the schemas of a list's items, if the list accepts any items. */
  readonly itemsOf: (list: object) => readonly AnySchema[];
}

/**
 * Converts a schema of core/platform/schema/schema.ts to JSON Schema 2020-12.
 * @returns the schema without `$schema`
 */
export function jsonOf(schema: AnySchema, options: Options): SchemaJson {
  const { inner, anyOf, type, properties, additionalProperties, items, enum: words, ...rest } = schema.node;
  const inside = (one: AnySchema) => jsonOf(one, options);
  const json: SchemaJson = inner ? inside(inner) : {};
  if (type) json.type = type;
  if (words) Object.assign(json, words.length > 1 ? { enum: words } : { const: words[0] });
  if (rest.minLength) json.minLength = rest.minLength;
  if (rest.pattern) json.pattern = rest.pattern.source;
  if (items) json.items = itemsIn(schema, items, options);
  if (properties) {
    json.properties = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, inside(one)]),
    );
    const required = Object.entries(properties).flatMap(([name, { isOptional }]) => (isOptional ? [] : name));
    if (required.length > 0) json.required = required;
  } else if (additionalProperties) json.propertyNames = { type: 'string' };
  if (additionalProperties) json.additionalProperties = inside(additionalProperties);
  if (anyOf) Object.assign(json, alternatives(anyOf.map(inside)));
  const about = options.abouts.get(schema);
  if (about) json.description = about;
  return json;
}

function itemsIn(schema: AnySchema, items: AnySchema, options: Options): SchemaJson {
  const declared = options.itemsOf(schema).map((item) => jsonOf(item, options));
  const [only = jsonOf(items, options)] = declared;
  return declared.length > 1 ? { anyOf: declared } : only;
}

/** A choice between simple types becomes a list of types. */
function alternatives(all: SchemaJson[]): SchemaJson {
  if (!all.every((one) => Object.keys(one).join() === 'type')) return { anyOf: all };
  return { type: all.flatMap(({ type = [] }) => type) };
}
