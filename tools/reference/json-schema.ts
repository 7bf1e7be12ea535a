import { type ZodType, z } from 'zod';
import type { JsonSchema } from '../json-schema.ts';

/** The limits of integers in JavaScript, which all numbers in JSON meet and which would only clutter a schema. */
const { MIN_SAFE_INTEGER, MAX_SAFE_INTEGER } = Number;

/**
 * Converts a schema of `fixtures/contract` to JSON Schema 2020-12.
 * @returns the schema without `$schema`
 */
export function jsonSchemaOf(schema: ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Each schema is self-contained, so that one file is enough to read one call.
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // An open object is the default of JSON Schema.
      if (isEmpty(jsonSchema.additionalProperties)) delete jsonSchema.additionalProperties;
      // `format` has the same meaning, while the pattern that enforces it is pages long.
      if (jsonSchema.format && jsonSchema.pattern) delete jsonSchema.pattern;
    },
  });
  return json as JsonSchema;
}

/** Returns the examples of a schema of `fixtures/contract`. */
export function examplesOf(schema: ZodType): readonly unknown[] {
  const { examples } = schema.meta() ?? {};
  return Array.isArray(examples) ? examples : [];
}

const isEmpty = (value: unknown) => typeof value === 'object' && Object.keys(value ?? {}).length === 0;
