/**
 * The kinds of settings as the build imports them: each with `schema`, what it holds as a JSON Schema.
 * `collectSettings` puts this module in the place of core/runtime/config/settings.ts, so that the product's own bundle has
 * no byte of it.
 */

import { text as filledText, texts as textList } from '../../core/runtime/config/config-schema.contract.ts';
import * as kinds from '../../core/runtime/config/settings.ts';
import { describedKind, patternOf, schemaOf } from './described-kind.ts';

export * from '../../core/runtime/config/settings.ts';

export const custom = describedKind(kinds.custom, () => ({}));

export const text = describedKind(kinds.text, () => filledText);

export const matching = describedKind(kinds.matching, (form, expects) => ({
  type: 'string',
  title: expects,
  pattern: patternOf(form),
}));

export const texts = describedKind(kinds.texts, () => textList);

export const oneOf = describedKind(kinds.oneOf, (words) => ({ type: 'string', enum: words }));

export const entries = describedKind(kinds.entries, (of) => ({
  type: 'object',
  additionalProperties: schemaOf(of),
}));
