import type { Schema } from '../http/request.ts';

/**
 * Schemas of what backends answer: small functions that check a value and return the declared part of it. They replace
 * a library of forty times their size. tools/reference/schema-node.ts writes them as JSON Schema.
 */

/** Why a value does not fit: where in it, and what was expected there. It has the type that was found, never the value. */
export class Misfit {
  readonly path: (string | number)[] = [];
  readonly expected: string;
  readonly found: string;

  constructor(expected: string, value: unknown) {
    this.expected = expected;
    this.found = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  }

  /** The same further out: under a field's name, or an item's index. */
  under(key: string | number): this {
    this.path.unshift(key);
    return this;
  }
}

/** What a schema accepts, in the words of JSON Schema, with other schemas in it. */
export interface SchemaNode {
  readonly type?: string;
  readonly minLength?: number;
  readonly pattern?: RegExp;
  readonly enum?: readonly string[];
  readonly items?: AnySchema;
  readonly anyOf?: readonly AnySchema[];
  readonly properties?: Readonly<Record<string, AnySchema>>;
  /** What the other fields of an object are; a closed one drops them. */
  readonly additionalProperties?: AnySchema;
  /** The schema that this one adds something to. */
  readonly inner?: AnySchema;
}

/** A schema: `Output` is what a reader gets, `Input` what a sender may write. */
export interface SchemaOf<Output, Input = Output> extends Schema<Output> {
  /** Checks a value. @returns the declared part of it, or why it does not fit */
  readonly read: (value: unknown) => Output | Misfit;
  readonly node: SchemaNode;
  /** Whether a field may be missing. */
  readonly isOptional?: boolean | undefined;
  /** For types alone. */
  readonly sent?: Input;
}

export type AnySchema = SchemaOf<unknown, unknown>;

/** What a reader gets of a schema. */
export type OutputOf<One extends AnySchema> = Extract<
  ReturnType<One['safeParse']>,
  { success: true }
>['data'];

/** What a sender may write. */
export type InputOf<One extends AnySchema> = One extends SchemaOf<unknown, infer Input> ? Input : never;

type OptionalKeys<Fields> = {
  [Key in keyof Fields]: undefined extends Fields[Key] ? Key : never;
}[keyof Fields];

/** Fields that may be undefined may be missing. */
type Loose<Fields> = { [Key in Exclude<keyof Fields, OptionalKeys<Fields>>]: Fields[Key] } & {
  [Key in OptionalKeys<Fields>]?: Fields[Key];
};

type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type Shape = Readonly<Record<string, AnySchema>>;
type Outputs<Fields extends Shape> = Flat<Loose<{ [Key in keyof Fields]: OutputOf<Fields[Key]> }>>;
type Inputs<Fields extends Shape> = Flat<Loose<{ [Key in keyof Fields]: InputOf<Fields[Key]> }>>;

/**
 * Makes a schema.
 * @param node what it accepts, for the published JSON Schema
 * @param read checks a value
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

/** A text with something in it. */
export const filled = () =>
  basic<string>({ type: 'string', minLength: 1 }, 'text', (value) => isText(value) && value !== '');

/** A text that a pattern matches. */
export const matching = (pattern: RegExp) =>
  basic<string>(
    { type: 'string', pattern },
    `text like ${pattern.source}`,
    (value) => isText(value) && pattern.test(value),
  );

/** One of some words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  basic<Word>({ type: 'string', enum: words }, words.join(' or '), (value) =>
    (words as readonly unknown[]).includes(value),
  );

/** A finite number. */
export const number = () => basic<number>({ type: 'number' }, 'number', Number.isFinite);

/** No longer than what a number holds exactly. */
const NUMERAL = /^-?\d{1,15}(\.\d+)?$/;

/** A finite number, also written as a text, as some backends do: `3` and `"3"` both read as 3. */
export const numeric = () =>
  make<number, number | string>({ anyOf: [number(), matching(NUMERAL)] }, (value) => {
    const read = isText(value) && NUMERAL.test(value) ? Number(value) : value;
    return Number.isFinite(read) ? (read as number) : new Misfit('number', value);
  });

export const boolean = () =>
  basic<boolean>({ type: 'boolean' }, 'boolean', (value) => typeof value === 'boolean');

/** Anything. */
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

/** The first of several schemas that fits. */
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
    // One that failed further inside knows more.
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

/** An object that keeps its other fields. */
export const looseObject = <Fields extends Shape>(properties: Fields) =>
  make<Outputs<Fields> & Record<string, unknown>, Inputs<Fields> & Record<string, unknown>>(
    { type: 'object', properties, additionalProperties: unknown() },
    (value) => readFields(properties, value, { ...(value as object) }),
  );

/** An object whose fields have any names. */
export const record = <Output, Input>(additionalProperties: SchemaOf<Output, Input>) =>
  make<Record<string, Output>, Record<string, Input>>({ type: 'object', additionalProperties }, (value) => {
    if (!isObject(value)) return new Misfit('object', value);
    // The name `__proto__` would set the prototype.
    const names = Object.keys(value).filter((name) => name !== '__proto__');
    return readFields(Object.fromEntries(names.map((name) => [name, additionalProperties])), value, {});
  });

/** A schema with one more condition. */
export const refine = <Output, Input>(
  inner: SchemaOf<Output, Input>,
  expected: string,
  accepts: (value: Output) => boolean,
) =>
  make<Output, Input>({ inner }, (value) => {
    const read = inner.read(value);
    return read instanceof Misfit || accepts(read) ? read : new Misfit(expected, value);
  });

/** A field that a feature can do without: what does not fit counts as missing. @param onWrong gets the value */
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
    // What is missing is read too: a schema may accept nothing, or stand for something.
    const read = sent === undefined && schema.isOptional ? undefined : schema.read(sent);
    if (read instanceof Misfit) return read.under(name);
    if (read !== undefined) into[name] = read;
    else delete into[name];
  }
  return into as Output;
}
