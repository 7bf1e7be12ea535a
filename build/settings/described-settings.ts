/**
 * Replaces core/runtime/config/settings.ts when `collectSettings` imports the sources: each kind of settings has its
 * values as a JSON Schema in `schema`. The product's own bundle does not contain it.
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
