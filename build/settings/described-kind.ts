import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';

/**
 * Adds the schema of its values to a kind of settings.
 * @param kind the product's kind
 * @param schemaOf returns the JSON Schema for the same parameters
 */
export function describedKind<Kind extends (...parameters: never[]) => object>(
  kind: Kind,
  schemaOf: (...parameters: Parameters<Kind>) => ConfigSchema,
): Kind {
  const described = (...parameters: Parameters<Kind>) =>
    Object.assign(kind(...parameters), { schema: schemaOf(...parameters) });
  return described as unknown as Kind;
}

/** Returns the schema of a setting of a described kind. */
export function schemaOf(setting: object): ConfigSchema {
  return (setting as { readonly schema: ConfigSchema }).schema;
}

/** Returns a form as a pattern of JSON Schema, which has no flags: letters of either case are both listed. */
export function patternOf({ source, flags }: RegExp): string {
  return flags.includes('i')
    ? source.replace(/\[([a-z])-([a-z])/g, (_, from: string, to: string) => `[A-Z${from}-${to}`)
    : source;
}
