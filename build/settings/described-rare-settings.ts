/** Replaces core/runtime/config/rare-settings.ts, as described-settings.ts does for settings.ts. */

import { address } from '../../core/runtime/config/config-schema.contract.ts';
import * as kinds from '../../core/runtime/config/rare-settings.ts';
import { describedKind, schemaOf } from './described-kind.ts';

export * from '../../core/runtime/config/rare-settings.ts';

export const safeAddress = describedKind(kinds.safeAddress, () => address);

export const decimal = describedKind(kinds.decimal, (minimum, maximum) => ({
  type: 'number',
  minimum,
  maximum,
}));

export const milliseconds = describedKind(kinds.milliseconds, () => ({
  type: 'number',
  minimum: 0,
  maximum: kinds.MAX_DELAY,
}));

export const someOf = describedKind(kinds.someOf, (words) => ({
  type: 'array',
  items: { type: 'string', enum: words },
}));

export const namedEntries = describedKind(kinds.namedEntries, (names, of) => {
  const schema = schemaOf(of);
  // The `.settings.contract.ts` file next to the declaration describes an entry with a custom shape.
  if (schema.type === undefined) return { type: 'object', propertyNames: { type: 'string', enum: names } };
  const properties = Object.fromEntries(names.map((name) => [name, schema]));
  return { type: 'object', additionalProperties: false, properties };
});

export const positive = describedKind(kinds.positive, () => ({
  type: 'number',
  exclusiveMinimum: 0,
  maximum: kinds.MAX_DELAY,
}));

export const integer = describedKind(kinds.integer, (minimum) => ({ type: 'integer', minimum }));
