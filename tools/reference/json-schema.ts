import { type ZodType, z } from 'zod';
import type { JsonSchema } from '../json-schema.ts';

/** The limits of whole numbers in JavaScript: true of every number that JSON has, and noise in a schema. */
const { MIN_SAFE_INTEGER, MAX_SAFE_INTEGER } = Number;

/**
 * A schema of `fixtures/contract` as JSON Schema 2020-12.
 * @returns without `$schema`
 */
export function jsonSchemaOf(schema: ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Each schema stands alone, so that one file is enough to read one call.
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // An open object is the default of JSON Schema.
      if (isEmpty(jsonSchema.additionalProperties)) delete jsonSchema.additionalProperties;
      // `format` says the same; the pattern that enforces it is pages long.
      if (jsonSchema.format && jsonSchema.pattern) delete jsonSchema.pattern;
    },
  });
  return json as JsonSchema;
}

/** The examples that a schema of `fixtures/contract` has. */
export function examplesOf(schema: ZodType): readonly unknown[] {
  const { examples } = schema.meta() ?? {};
  return Array.isArray(examples) ? examples : [];
}

const isEmpty = (value: unknown) => typeof value === 'object' && Object.keys(value ?? {}).length === 0;
