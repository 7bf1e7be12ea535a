import type { Schema } from '../http/request.ts';

/**
 * Schemas of backends' answers: small functions that validate a value and return the declared part of it. They replace
 * a library of forty times their size. tools/reference/schema-node.ts converts them to JSON Schema.
 */

/**
 * The reason why a value does not match: the path to the mismatch, and the expected type. It contains the type that was
 * found, never the value.
 */
export class Misfit {
  readonly path: (string | number)[] = [];
  readonly expected: string;
  readonly found: string;

  constructor(expected: string, value: unknown) {
    this.expected = expected;
    this.found = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  }

  /** Prepends a field's name or an item's index to the path. */
  under(key: string | number): this {
    this.path.unshift(key);
    return this;
  }
}

/** The description of a schema in the terms of JSON Schema, with nested schemas. */
export interface SchemaNode {
  readonly type?: string;
  readonly minLength?: number;
  readonly pattern?: RegExp;
  readonly enum?: readonly string[];
  readonly items?: AnySchema;
  readonly anyOf?: readonly AnySchema[];
  readonly properties?: Readonly<Record<string, AnySchema>>;
  /** The schema of an object's other fields; if it is undefined, they are dropped. */
  readonly additionalProperties?: AnySchema;
  /** The schema that this schema extends. */
  readonly inner?: AnySchema;
}

/** A schema: `Output` is the type after validation, `Input` the type that a sender may write. */
export interface SchemaOf<Output, Input = Output> extends Schema<Output> {
  /** Validates a value. @returns the declared part of it, or the reason why it does not match */
  readonly read: (value: unknown) => Output | Misfit;
  readonly node: SchemaNode;
  /** Whether a field may be missing. */
  readonly isOptional?: boolean | undefined;
  /** Exists for the type system only. */
  readonly sent?: Input;
}

export type AnySchema = SchemaOf<unknown, unknown>;

/** The type of a schema's validated values. */
export type OutputOf<One extends AnySchema> = Extract<
  ReturnType<One['safeParse']>,
  { success: true }
>['data'];

/** The type of the values that a sender may write. */
export type InputOf<One extends AnySchema> = One extends SchemaOf<unknown, infer Input> ? Input : never;

type OptionalKeys<Fields> = {
  [Key in keyof Fields]: undefined extends Fields[Key] ? Key : never;
}[keyof Fields];

/** Makes fields that may be undefined optional. */
type Loose<Fields> = { [Key in Exclude<keyof Fields, OptionalKeys<Fields>>]: Fields[Key] } & {
  [Key in OptionalKeys<Fields>]?: Fields[Key];
};

type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type Shape = Readonly<Record<string, AnySchema>>;
type Outputs<Fields extends Shape> = Flat<Loose<{ [Key in keyof Fields]: OutputOf<Fields[Key]> }>>;
type Inputs<Fields extends Shape> = Flat<Loose<{ [Key in keyof Fields]: InputOf<Fields[Key]> }>>;

/**
 * Creates a schema.
 * @param node its description, for the published JSON Schema
 * @param read validates a value
 */
function make<Output, Input = Output>(
  node: SchemaNode,
  read: (value: unknown) => Output | Misfit,
  isOptional?: boolean,
): SchemaOf<Output, Input> {
  return {
    node,
    read,
    isOptional,
    safeParse(value) {
      const data = read(value);
      if (!(data instanceof Misfit)) return { success: true, data };
      const { path, expected, found } = data;
      const place = path.length > 0 ? path.join('.') : 'the value';
      return { success: false, error: new TypeError(`${place}: expected ${expected}, received ${found}`) };
    },
  };
}

function basic<Type>(
  node: SchemaNode,
  expected: string,
  accepts: (value: unknown) => boolean,
): SchemaOf<Type> {
  return make(node, (value) => (accepts(value) ? (value as Type) : new Misfit(expected, value)));
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Any text. */
export const string = () => basic<string>({ type: 'string' }, 'string', isText);

/** A non-empty text. */
export const filled = () =>
  basic<string>({ type: 'string', minLength: 1 }, 'text', (value) => isText(value) && value !== '');

/** A text that matches a pattern. */
export const matching = (pattern: RegExp) =>
  basic<string>(
    { type: 'string', pattern },
    `text like ${pattern.source}`,
    (value) => isText(value) && pattern.test(value),
  );

/** One of several literal words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  basic<Word>({ type: 'string', enum: words }, words.join(' or '), (value) =>
    (words as readonly unknown[]).includes(value),
  );

/** A finite number. */
export const number = () => basic<number>({ type: 'number' }, 'number', Number.isFinite);

/** Matches decimals short enough to be represented exactly by a number. */
const NUMERAL = /^-?\d{1,15}(\.\d+)?$/;

/** A finite number, also as text, as some backends send it: `3` and `"3"` both read as 3. */
export const numeric = () =>
  make<number, number | string>({ anyOf: [number(), matching(NUMERAL)] }, (value) => {
    const read = isText(value) && NUMERAL.test(value) ? Number(value) : value;
    return Number.isFinite(read) ? (read as number) : new Misfit('number', value);
  });

export const boolean = () =>
  basic<boolean>({ type: 'boolean' }, 'boolean', (value) => typeof value === 'boolean');

/** Any value. */
export const unknown = () => basic<unknown>({}, '', () => true);

const none = basic<null>({ type: 'null' }, 'null', (value) => value === null);

/** A field that may be missing. */
export const optional = <Output, Input>(inner: SchemaOf<Output, Input>) =>
  make<Output | undefined, Input | undefined>(
    { inner },
    (value) => (value === undefined ? undefined : inner.read(value)),
    true,
  );

export const nullable = <Output, Input>(inner: SchemaOf<Output, Input>) =>
  union([inner, none]) as SchemaOf<Output | null, Input | null>;

/** A field that may be null or missing. */
export const nullish = <Output, Input>(inner: SchemaOf<Output, Input>) => optional(nullable(inner));

/** Uses the first of several schemas that matches. */
export function union<const Some extends readonly AnySchema[]>(
  anyOf: Some,
): SchemaOf<OutputOf<Some[number]>, InputOf<Some[number]>> {
  return make({ anyOf }, (value) => {
    const misfits: Misfit[] = [];
    for (const one of anyOf) {
      const read = one.read(value);
      if (!(read instanceof Misfit)) return read as OutputOf<Some[number]>;
      misfits.push(read);
    }
    // A mismatch deeper inside is more informative.
    const expected = misfits.map((misfit) => misfit.expected).join(' or ');
    return misfits.find(({ path }) => path.length > 0) ?? new Misfit(expected, value);
  });
}

export const array = <Output, Input>(items: SchemaOf<Output, Input>) =>
  make<Output[], Input[]>({ type: 'array', items }, (value) => {
    if (!Array.isArray(value)) return new Misfit('array', value);
    const list: Output[] = [];
    for (const [index, item] of value.entries()) {
      const read = items.read(item);
      if (read instanceof Misfit) return read.under(index);
      list.push(read);
    }
    return list;
  });

/** An object with the declared fields; others are dropped. */
export const object = <Fields extends Shape>(properties: Fields) =>
  make<Outputs<Fields>, Inputs<Fields>>({ type: 'object', properties }, (value) =>
    readFields(properties, value, {}),
  );

/** An object that keeps its undeclared fields. */
export const looseObject = <Fields extends Shape>(properties: Fields) =>
  make<Outputs<Fields> & Record<string, unknown>, Inputs<Fields> & Record<string, unknown>>(
    { type: 'object', properties, additionalProperties: unknown() },
    (value) => readFields(properties, value, { ...(value as object) }),
  );

/** An object with arbitrary field names. */
export const record = <Output, Input>(additionalProperties: SchemaOf<Output, Input>) =>
  make<Record<string, Output>, Record<string, Input>>({ type: 'object', additionalProperties }, (value) => {
    if (!isObject(value)) return new Misfit('object', value);
    // Assigning to `__proto__` would set the prototype.
    const names = Object.keys(value).filter((name) => name !== '__proto__');
    return readFields(Object.fromEntries(names.map((name) => [name, additionalProperties])), value, {});
  });

/** A schema with an additional condition. */
export const refine = <Output, Input>(
  inner: SchemaOf<Output, Input>,
  expected: string,
  accepts: (value: Output) => boolean,
) =>
  make<Output, Input>({ inner }, (value) => {
    const read = inner.read(value);
    return read instanceof Misfit || accepts(read) ? read : new Misfit(expected, value);
  });

/**
 * A field that a feature does not require: a value that does not match counts as missing. @param onWrong called with
 * the value
 */
export const orMissing = <Output, Input>(inner: SchemaOf<Output, Input>, onWrong: (value: unknown) => void) =>
  make<Output | undefined, Input | undefined>(
    { inner },
    (value) => {
      const read = value === undefined ? undefined : inner.read(value);
      if (!(read instanceof Misfit)) return read;
      onWrong(value);
      return undefined;
    },
    true,
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFields<Output>(
  properties: Shape,
  value: unknown,
  into: Record<string, unknown>,
): Output | Misfit {
  if (!isObject(value)) return new Misfit('object', value);
  for (const [name, schema] of Object.entries(properties)) {
    const sent = value[name];
    // Missing fields are read as well: their schema may accept undefined or replace it.
    const read = sent === undefined && schema.isOptional ? undefined : schema.read(sent);
    if (read instanceof Misfit) return read.under(name);
    if (read !== undefined) into[name] = read;
    else delete into[name];
  }
  return into as Output;
}
