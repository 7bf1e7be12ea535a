import type { Schema } from './request.ts';

/**
 * Accepts every answer: for a call whose answer nobody uses, or that must not wait for the code that validates its
 * answer. The caller must then validate the answer with that code before any other use.
 */
export const UNCHECKED: Schema<unknown> = {
  safeParse: (data) => ({ success: true, data }),
};
