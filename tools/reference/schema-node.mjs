/**
 * Writes a schema of core/platform/schema/schema.ts as JSON Schema 2020-12.
 * @param {import('../../core/platform/schema/schema.ts').AnySchema} schema
 * @param {object} options
 * @param {Map<object, string>} options.abouts descriptions of schemas that are exported
 * @param {(list: object) => readonly object[]} options.itemsOf the schemas of a list's items, where it takes any
 * @returns {object} without `$schema`
 */
export function jsonOf(schema, options) {
  const { inner, anyOf, type, properties, additionalProperties, items, enum: words, ...rest } = schema.node;
  const inside = (one) => jsonOf(one, options);
  const json = inner ? inside(inner) : {};
  if (type) json.type = type;
  if (words) Object.assign(json, words.length > 1 ? { enum: words } : { const: words[0] });
  if (rest.minLength) json.minLength = rest.minLength;
  if (rest.pattern) json.pattern = rest.pattern.source;
  if (items) json.items = itemsIn(schema, items, options);
  if (properties) {
    json.properties = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, inside(one)]),
    );
    const required = Object.keys(properties).filter((name) => !properties[name].isOptional);
    if (required.length > 0) json.required = required;
  } else if (additionalProperties) json.propertyNames = { type: 'string' };
  if (additionalProperties) json.additionalProperties = inside(additionalProperties);
  if (anyOf) Object.assign(json, alternatives(anyOf.map(inside)));
  const about = options.abouts.get(schema);
  if (about) json.description = about;
  return json;
}

function itemsIn(schema, items, options) {
  const declared = options.itemsOf(schema).map((item) => jsonOf(item, options));
  if (declared.length === 0) return jsonOf(items, options);
  return declared.length > 1 ? { anyOf: declared } : declared[0];
}

/** Types alone are a list of types. */
function alternatives(all) {
  if (!all.every((one) => Object.keys(one).join() === 'type')) return { anyOf: all };
  return { type: all.flatMap(({ type }) => type) };
}
