/* Kinds of settings that every page reads; further-settings.ts and rare-settings.ts have the others. */

import { isRecord, isText, isTextList } from './guards.ts';

/**
 * A setting of `script#site-config`. The page, the build, the linter and the documentation read the same declaration:
 * build/settings/described-settings.ts says what each kind holds.
 */
export interface Setting<Value> {
  /** What is expected, as the end of "expected …". */
  readonly expects: string;
  /** Whether a value that was sent fits; gets the key, too, with those of the objects that it is in. */
  readonly accepts: (sent: unknown, key: string) => boolean;
  /** The default, for a missing or a wrong value. */
  readonly fallback: Value;
  /** What the entries of an object hold, whatever their names; a wrong one is left out. */
  readonly entry?: Setting<unknown>;
}

/** Settings by their name. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The values of settings. */
export type Values<Declared extends Settings> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Setting<infer Value> ? Value : never;
};

/** A value, or undefined if that is the fallback. */
type Or<Value, Fallback> = Value | Extract<Fallback, undefined>;

/**
 * A value of a shape of its own, which the file `….settings.contract.ts` beside the declaration describes.
 * @param expects what is expected, as the end of "expected …"
 * @param accepts gets the key, too
 */
export const custom = <Value, Fallback extends Value | undefined>(
  expects: string,
  accepts: (sent: unknown, key: string) => sent is Value,
  fallback: Fallback,
): Setting<Or<Value, Fallback>> => ({ expects, accepts, fallback: fallback as Or<Value, Fallback> });

/** A text that is not empty. */
export const text = <Fallback extends string | undefined>(fallback: Fallback) =>
  custom('a text', isText, fallback);

/** A text of a form. */
export const matching = <Fallback extends string | undefined>(
  form: RegExp,
  expects: string,
  fallback: Fallback,
) => custom(expects, (value): value is string => typeof value === 'string' && form.test(value), fallback);

/** A list of texts that are not empty. */
export const texts = <Fallback extends readonly string[] | undefined>(fallback: Fallback) =>
  custom<readonly string[], Fallback>('a list of texts', isTextList, fallback);

/** One of some words. */
export const oneOf = <const Word extends string, Fallback extends Word | undefined>(
  words: readonly Word[],
  fallback: Fallback,
) => custom(`one of ${words.join(', ')}`, (value): value is Word => words.includes(value as Word), fallback);

/** An object with values of one kind by name: a wrong one is left out. */
export const entries = <Value>(
  entry: Setting<Value>,
  fallback: Readonly<Record<string, NonNullable<Value>>> = {},
): Setting<typeof fallback> => ({ expects: 'an object', accepts: isRecord, fallback, entry });
