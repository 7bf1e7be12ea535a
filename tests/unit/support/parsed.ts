import type { AnySchema, OutputOf } from '../../../core/platform/schema/schema.ts';

/**
 * What a reader gets of a value.
 * @throws why the value does not fit
 */
export function parsed<One extends AnySchema>(schema: One, value: unknown): OutputOf<One> {
  const checked = schema.safeParse(value);
  if (!checked.success) throw checked.error;
  return checked.data as OutputOf<One>;
}
