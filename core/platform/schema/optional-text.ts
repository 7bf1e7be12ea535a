import { maybe } from './maybe.ts';
import { nullish, string } from './schema.ts';

/** A text that may be missing or null; a value of another type counts as missing, without a message. */
export const optionalText = maybe(nullish(string()));
