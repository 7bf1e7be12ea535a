/* Kinds of settings for few features. */

import { isSafeAddress } from '../page/address.ts';
import { custom, entries, type Setting } from './settings.ts';

/** The maximum delay of a timer in ms: a longer one would fire at once. */
export const MAX_DELAY = 2 ** 31 - 1;

/** An https address, or a path on this site. */
export const safeAddress = () =>
  custom(
    'an https address or a path on this site',
    (value): value is string => typeof value === 'string' && isSafeAddress(value),
    undefined,
  );

/** A number between two bounds, inclusive. */
export const decimal = (min: number, max: number, fallback: number) =>
  custom(
    `a number from ${min} to ${max}`,
    (value): value is number => typeof value === 'number' && value >= min && value <= max,
    fallback,
  );

/** A delay in milliseconds, from 0 to the maximum of timers. */
export const milliseconds = (fallback: number) => decimal(0, MAX_DELAY, fallback);

/** A list of words from a fixed set. */
export const someOf = <const Word extends string, Fallback extends readonly Word[] | undefined>(
  words: readonly Word[],
  fallback: Fallback,
) =>
  custom(
    `a list of ${words.join(', ')}`,
    (value): value is readonly Word[] => Array.isArray(value) && value.every((item) => words.includes(item)),
    fallback,
  );

/** An object like that of `entries()`, but with a fixed set of names. */
export const namedEntries = <Value>(names: readonly string[], entry: Setting<Value>) =>
  entries({
    ...entry,
    expects: `${entry.expects} for one of ${names.join(', ')}`,
    accepts: (sent, key) => names.includes(key.slice(key.lastIndexOf('.') + 1)) && entry.accepts(sent, key),
  });

/** A number above 0, up to the maximum of timers: milliseconds, or px. */
export const positive = (fallback: number) =>
  custom(
    `a number above 0 and up to ${MAX_DELAY}`,
    (value): value is number => typeof value === 'number' && value > 0 && value <= MAX_DELAY,
    fallback,
  );

/** An integer from a lower bound on. */
export const integer = (min: number, fallback: number) =>
  custom(
    `a whole number from ${min}`,
    (value): value is number => Number.isSafeInteger(value) && Number(value) >= min,
    fallback,
  );
