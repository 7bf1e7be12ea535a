import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '../json-schema.ts';
import { expectedOf } from './expected.ts';
import { nearestField } from './nearest-field.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats.default(ajv);

/** The maximum number of equal errors: more would add no information. */
const MAX_SENTENCES = 8;
/** The maximum number of entries of a list that are checked. */
const MAX_ITEMS = 20;
/** Matches fields whose values are secrets or personal data. */
const PRIVATE = /token|mail|password|name|uuid|street|initials/i;

/**
 * Explains in plain words why a value does not match a schema.
 * @param schema a JSON Schema
 * @returns a sentence for each wrong field; empty if the value matches
 */
export function explain(schema: JsonSchema, value: unknown): string[] {
  const check = ajv.compile(schema);
  if (check(value)) return [];
  const errors = withoutChoices(check.errors ?? []);
  const sentences = [...new Set(errors.map((error) => sentenceOf(error)))];
  const more = sentences.length - MAX_SENTENCES;
  return more > 0 ? [...sentences.slice(0, MAX_SENTENCES), `And ${more} more.`] : sentences;
}

/**
 * The errors in the branches of a choice: if a value has the kind of one branch, the errors inside that branch;
 * otherwise an error for the choice as a whole.
 */
function withoutChoices(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const kept = new Set(errors.filter(({ schemaPath }) => !BRANCH.test(schemaPath)));
  // Errors are read from the outside in: a choice inside the selected branch is examined as well.
  for (const choice of choices.toSorted((one, other) => one.schemaPath.length - other.schemaPath.length)) {
    if (!kept.has(choice)) continue;
    const inside = bestBranch(choice, errors);
    if (!inside) continue;
    kept.delete(choice);
    for (const error of inside) kept.add(error);
  }
  return [...kept];
}

const BRANCH = /\/(?:anyOf|oneOf)\/\d+\//;

function bestBranch(
  { schemaPath, instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
): ErrorObject[] | undefined {
  const branches = new Map<string, { error: ErrorObject; isOfChoice: boolean }[]>();
  for (const error of errors) {
    if (!error.schemaPath.startsWith(`${schemaPath}/`)) continue;
    const [index = '', ...rest] = error.schemaPath.slice(schemaPath.length + 1).split('/');
    const found = branches.get(index) ?? [];
    branches.set(index, [...found, { error, isOfChoice: !BRANCH.test(`/${rest.join('/')}`) }]);
  }
  const fitting = [...branches.values()].filter((found) =>
    found.every(({ error }) => error.instancePath !== instancePath || error.keyword === 'required'),
  );
  const [best] = fitting.toSorted((one, other) => one.length - other.length);
  return best?.filter(({ isOfChoice }) => isOfChoice).map(({ error }) => error);
}

function sentenceOf({ keyword, instancePath, params, parentSchema = {}, data }: ErrorObject): string {
  const where = pathOf(instancePath);
  if (keyword === 'required') {
    const missing = String(params.missingProperty);
    const schema = (parentSchema as JsonSchema).properties?.[missing];
    const near = nearestField(missing, Object.keys(data ?? {}));
    const hint = near ? ` There is "${near}".` : '';
    const expected = schema ? ` Expected ${expectedOf(schema)}.` : '';
    return `${join(where, missing)} is missing.${expected}${hint}`;
  }
  return `${where} is ${shown(data, where)}. Expected ${expectedOf(parentSchema as JsonSchema)}.`;
}

/**
 * Returns unknown fields whose names are similar to a missing one: they are most likely misspelt.
 * @param schema JSON Schema
 */
export function misspelt(schema: JsonSchema, value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS);
    return [...new Set(items.flatMap((item) => misspelt(schema.items ?? {}, item, `${path}[]`)))];
  }
  const { properties } = schema;
  if (typeof value !== 'object' || value === null || !properties) return [];
  const missing = Object.keys(properties).filter((name) => !(name in value));
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = path === '' ? name : `${path}.${name}`;
    const known = properties[name];
    if (known) return misspelt(known, inner, own);
    const near = nearestField(name, missing);
    return near ? [`"${own}" is not known; "${near}" is.`] : [];
  });
}

const join = (where: string, name: string) =>
  where === 'the answer' ? `"${name}"` : `${where.replace(/"$/, '')}.${name}"`;

/** Turns `/data/0/url` into `"data[0].url"`. */
function pathOf(instancePath: string): string {
  if (instancePath === '') return 'the answer';
  const path = instancePath
    .slice(1)
    .split('/')
    .map((part) =>
      /^\d+$/.test(part) ? `[${part}]` : `.${part.replaceAll('~1', '/').replaceAll('~0', '~')}`,
    )
    .join('');
  return `"${path.replace(/^\./, '')}"`;
}

function shown(value: unknown, where: string): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string' && PRIVATE.test(where)) return `a text of ${value.length} characters`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
