import { textOrNumber } from './text-or-number.ts';

/** A time as backends send it: Unix seconds, Unix milliseconds or ISO 8601; `parseTimestamp` reads it. */
export const timestamp = textOrNumber;
