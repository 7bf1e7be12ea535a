import type { JsonSchema } from '../json-schema.ts';

/**
 * Describes the expectation of a JSON Schema in words: type, allowed words, range. The meaning of fields is in the
 * documents.
 */

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
  null: 'null',
};
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'a time in ISO 8601 with a time zone',
  date: 'a date as yyyy-mm-dd',
  email: 'an e-mail address',
  uri: 'a whole address',
  uuid: 'a UUID',
};

/**
 * @param schema a JSON Schema
 * @returns a phrase such as `a whole number from 0` or `one of "a", "b"`
 */
export function expectedOf(schema: JsonSchema): string {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return [...new Set(branches.map(expectedOf))].join(' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map((word) => JSON.stringify(word)).join(', ')}`;
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return 'nothing';
  return types.map((type) => described(type, schema)).join(' or ');
}

function described(type: string, schema: JsonSchema): string {
  if (type === 'string') return text(schema);
  if (type === 'number' || type === 'integer') return `${TYPES[type]}${range(schema)}`;
  if (type === 'array' && (schema.minItems ?? 0) > 0) return `a list of ${schema.minItems} or more`;
  return TYPES[type] ?? type;
}

function text({ format = '', pattern, minLength = 0 }: JsonSchema): string {
  if (FORMATS[format]) return FORMATS[format];
  if (pattern) return `a text that matches ${pattern}`;
  if (minLength === 1) return 'a text that is not empty';
  return minLength > 1 ? `a text of ${minLength} characters or more` : 'a text';
}

function range({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const isLimit = (value: number | undefined) =>
    value !== undefined && Math.abs(value) !== Number.MAX_SAFE_INTEGER;
  const from = isLimit(exclusiveMinimum)
    ? ` above ${exclusiveMinimum}`
    : isLimit(minimum)
      ? ` from ${minimum}`
      : '';
  return `${from}${isLimit(maximum) ? ` to ${maximum}` : ''}`;
}
