/* Kinds of settings for every page; further-settings.ts and rare-settings.ts have the others. */

import { isRecord, isText, isTextList } from './guards.ts';

/**
 * A setting of `script#site-config`. The page, the build, the linter and the documentation use the same declaration:
 * build/settings/described-settings.ts adds the schema of each kind.
 */
export interface Setting<Value> {
  /** The expected value, as the end of "expected …". */
  readonly expects: string;
  /** Whether a sent value is valid; also receives the full key, which includes the keys of the objects around it. */
  readonly accepts: (sent: unknown, key: string) => boolean;
  /** The value if none, or an invalid one, was sent. */
  readonly fallback: Value;
  /** The setting for each entry of an object, whatever its name; a wrong entry is left out. */
  readonly entry?: Setting<unknown>;
}

/** Settings by name. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The values of settings. */
export type Values<Declared extends Settings> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Setting<infer Value> ? Value : never;
};

/** A value, or undefined if the fallback is undefined. */
type Or<Value, Fallback> = Value | Extract<Fallback, undefined>;

/**
 * A value with a custom shape, which the file `….settings.contract.ts` next to the declaration describes.
 * @param expects the expected value, as the end of "expected …"
 * @param accepts whether a value is valid; also receives the key
 */
export const custom = <Value, Fallback extends Value | undefined>(
  expects: string,
  accepts: (sent: unknown, key: string) => sent is Value,
  fallback: Fallback,
): Setting<Or<Value, Fallback>> => ({ expects, accepts, fallback: fallback as Or<Value, Fallback> });

/** A non-empty text. */
export const text = <Fallback extends string | undefined>(fallback: Fallback) =>
  custom('a text', isText, fallback);

/** A text that matches a pattern. */
export const matching = <Fallback extends string | undefined>(
  form: RegExp,
  expects: string,
  fallback: Fallback,
) => custom(expects, (value): value is string => typeof value === 'string' && form.test(value), fallback);

/** A list of non-empty texts. */
export const texts = <Fallback extends readonly string[] | undefined>(fallback: Fallback) =>
  custom<readonly string[], Fallback>('a list of texts', isTextList, fallback);

/** One word of a fixed set. */
export const oneOf = <const Word extends string, Fallback extends Word | undefined>(
  words: readonly Word[],
  fallback: Fallback,
) => custom(`one of ${words.join(', ')}`, (value): value is Word => words.includes(value as Word), fallback);

/** An object whose values are all of one kind; a wrong value is left out. */
export const entries = <Value>(
  entry: Setting<Value>,
  fallback: Readonly<Record<string, NonNullable<Value>>> = {},
): Setting<typeof fallback> => ({ expects: 'an object', accepts: isRecord, fallback, entry });
