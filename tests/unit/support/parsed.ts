import type { AnySchema, OutputOf } from '../../../core/platform/schema/schema.ts';

/**
 * The value as parsed by a schema.
 * @throws an error with the reason if the value is invalid
 */
export function parsed<One extends AnySchema>(schema: One, value: unknown): OutputOf<One> {
  const checked = schema.safeParse(value);
  if (!checked.success) throw checked.error;
  return checked.data as OutputOf<One>;
}
