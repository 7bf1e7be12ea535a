/**
 * Replaces core/runtime/config/declare-defaults.ts when `collectSettings` imports the sources: it adds each setting
 * that is declared by its default to a list, as described-section.ts does for sections.
 */

import { type ConfigSchema, text, texts } from '../../core/runtime/config/config-schema.contract.ts';
import type * as defaulted from '../../core/runtime/config/declare-defaults.ts';
import { MAX_DELAY } from '../../core/runtime/config/rare-settings.ts';
import { declare } from './declared.ts';
import { schemaOf } from './described-kind.ts';

export const declareDefaults: typeof defaulted.declareDefaults = (group, defaults) => {
  for (const [name, value] of Object.entries(defaults)) {
    const isKind = typeof value === 'object' && 'accepts' in value;
    const { fallback, schema } = isKind
      ? { fallback: value.fallback, schema: schemaOf(value) }
      : { fallback: value, schema: schemaByDefault(value) };
    declare(`${group}.${name}`, { fallback, schema });
  }
  return defaults;
};

function schemaByDefault(fallback: unknown): ConfigSchema {
  if (typeof fallback === 'string') return { type: 'string' };
  if (typeof fallback === 'boolean') return { type: 'boolean' };
  if (typeof fallback === 'number') return { type: 'number', exclusiveMinimum: 0, maximum: MAX_DELAY };
  return Array.isArray(fallback) ? texts : { type: 'object', additionalProperties: text };
}
