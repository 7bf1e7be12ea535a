/* Kinds of settings for pages with articles or forms. */

import { isTextList } from './guards.ts';
import { custom } from './settings.ts';

/** A list of texts that match a pattern. */
export const allMatching = <Fallback extends readonly string[] | undefined>(
  form: RegExp,
  expects: string,
  fallback: Fallback,
) =>
  custom(
    expects,
    (value): value is readonly string[] => isTextList(value) && value.every((item) => form.test(item)),
    fallback,
  );

/** A list of https origins, such as `https://example.org`. */
export const origins = <Fallback extends readonly string[] | undefined>(fallback: Fallback) =>
  allMatching(/^https:\/\/[^/?#]+$/, 'a list of https origins', fallback);
