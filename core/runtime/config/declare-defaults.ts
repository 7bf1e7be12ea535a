import type { Setting } from './settings.ts';

/** A setting that is declared by its default alone, or a kind of `settings.ts`. */
type Defaulted =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, never>>
  | Setting<unknown>;

/** The values of settings that are declared by their defaults. */
export type DefaultedValues<Declared> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Setting<infer Value>
    ? Value
    : Declared[Name] extends string | number | boolean | readonly string[]
      ? Widened<Declared[Name]>
      : Readonly<Record<string, string>>;
};

type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : readonly string[];

/**
 * Declares many settings of an object of `script#site-config` by their defaults; the caller reads the object itself. A
 * text may be any text, a number any above 0 up to the maximum of timers, a list contains texts, and an object has a
 * text for each name.
 * @param group the object's key
 * @returns the defaults
 */
export function declareDefaults<Declared extends Readonly<Record<string, Defaulted>>>(
  _group: string,
  defaults: Declared,
): Declared {
  return defaults;
}
