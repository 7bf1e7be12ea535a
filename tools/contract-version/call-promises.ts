import type { JsonSchema } from '../json-schema.ts';
import type { Facts, Promised } from './promises.ts';

/** A body or an answer of a call, by media type. */
interface Content {
  readonly description?: string;
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-address': { readonly kind: string };
  readonly parameters?: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** The parts of dist/openapi.json that count as promises. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

type FactsOf = (schema: JsonSchema, required: boolean) => Facts;

/**
 * Returns the product's promises to the servers that it calls: the calls that it makes, their requests, and the answers
 * that it accepts. An address that the site chooses is not part of them.
 * @returns the facts by a phrase such as `call weather answer temperature`
 */
export function callPromises({ paths }: OpenApi): Promised[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      promisesOfCall(operation, method.toUpperCase(), path),
    ),
  );
}

function promisesOfCall(operation: Operation, method: string, path: string): Promised[] {
  const { operationId, 'x-address': address, parameters = [], requestBody, responses } = operation;
  const name = `call ${operationId}`;
  return [
    [name, { request: address.kind === 'fixed' ? `${method} ${path}` : method }],
    ...parameters.map(
      ({ name: parameter, required, schema }): Promised => [
        `${name} sends ${parameter}`,
        sentFacts(schema, required),
      ],
    ),
    ...mediaPromises(`${name} sends`, requestBody, sentFacts),
    ...mediaPromises(`${name} answer`, responses['200'], answerFacts),
  ];
}

function mediaPromises(name: string, { content = {} }: Content = {}, factsOf: FactsOf): Promised[] {
  return Object.entries(content).flatMap(([media, { schema }]): Promised[] => [
    [name, { media, ...factsOf(schema, true) }],
    ...fieldPromises(`${name} `, schema, factsOf),
  ]);
}

/**
 * Generates the fields of a schema and those in them, `items[].title` for a field in a list, `prices.*` for a field
 * with any name.
 */
function fieldPromises(prefix: string, schema: JsonSchema, factsOf: FactsOf): Promised[] {
  return fieldsOf(schema).flatMap(([name, field, required]): Promised[] => {
    const path = name === '[]' || prefix.endsWith(' ') ? `${prefix}${name}` : `${prefix}.${name}`;
    return [[path, factsOf(field, required)], ...fieldPromises(path, field, factsOf)];
  });
}

function fieldsOf(schema: JsonSchema): [name: string, field: JsonSchema, required: boolean][] {
  const all = alternatives(schema);
  const objects = all.filter(({ properties }) => properties);
  const names = [...new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const items = all.flatMap(({ items }) => items ?? []);
  const values = all.flatMap(({ additionalProperties: any }) => (isDescribed(any) ? any : []));
  return [
    ...names.map((name): [string, JsonSchema, boolean] => [
      name,
      joined(objects.flatMap(({ properties = {} }) => properties[name] ?? [])),
      objects.every(({ required = [] }) => required.includes(name)),
    ]),
    ...(items.length > 0 ? [['[]', joined(items), false] as [string, JsonSchema, boolean]] : []),
    ...(values.length > 0 ? [['*', joined(values), false] as [string, JsonSchema, boolean]] : []),
  ];
}

function isDescribed(schema: JsonSchema | boolean | undefined): schema is JsonSchema {
  return typeof schema === 'object' && Object.keys(schema).length > 0;
}

/** Whether several alternatives have a field. */
function joined(schemas: readonly JsonSchema[]): JsonSchema {
  return { anyOf: schemas };
}

/** Returns the alternatives of a choice; the schema itself if it is not a choice. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const { anyOf, oneOf, allOf } = schema;
  const inner = anyOf ?? oneOf ?? allOf;
  return inner ? inner.flatMap(alternatives) : [schema];
}

/** The facts about an answer: the accepted answers must not become fewer. */
function answerFacts(schema: JsonSchema, required: boolean): Facts {
  const [only = {}, ...others] = alternatives(schema);
  const { minimum, maximum, pattern } = others.length > 0 ? {} : only;
  const limits = Object.entries({ min: minimum, max: maximum, pattern });
  return {
    ...valuesOf(schema),
    ...Object.fromEntries(limits.filter(([, limit]) => limit !== undefined)),
    ...(required && { required }),
  };
}

/** The facts about a request: its possible contents must not become more. */
function sentFacts(schema: JsonSchema, required: boolean): Facts {
  const { type, values } = valuesOf(schema);
  return { sent: type, ...(values && { words: values }), ...(required && { always: true }) };
}

function valuesOf(schema: JsonSchema): { type: string; values?: unknown[] } {
  const all = alternatives(schema);
  const types = all.flatMap((one) => one.type ?? wordsOf(one)?.map(typeOf) ?? 'any');
  const words = all.map(wordsOf);
  return {
    type: [...new Set(types)].sort().join(' or '),
    ...(words.every((list) => list) && { values: words.flatMap((list) => list ?? []) }),
  };
}

function wordsOf(schema: JsonSchema): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  return schema.enum ?? (schema.type === 'null' ? [null] : undefined);
}

const typeOf = (word: unknown): string => (word === null ? 'null' : typeof word);
