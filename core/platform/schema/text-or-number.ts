import { number, string, union } from './schema.ts';

/** A value that some backends send as text and others as a number, such as an id or an amount. */
export const textOrNumber = union([string(), number()]);
