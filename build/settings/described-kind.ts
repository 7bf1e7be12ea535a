import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';

/**
 * A kind of settings that says what they hold.
 * @param kind the product's
 * @param schemaOf the JSON Schema, from the same parameters
 */
export function describedKind<Kind extends (...parameters: never[]) => object>(
  kind: Kind,
  schemaOf: (...parameters: Parameters<Kind>) => ConfigSchema,
): Kind {
  const described = (...parameters: Parameters<Kind>) =>
    Object.assign(kind(...parameters), { schema: schemaOf(...parameters) });
  return described as unknown as Kind;
}

/** What a setting of a described kind holds. */
export function schemaOf(setting: object): ConfigSchema {
  return (setting as { readonly schema: ConfigSchema }).schema;
}

/** The pattern of JSON Schema for a form; it has no flags, so that letters of either case are both named. */
export function patternOf({ source, flags }: RegExp): string {
  return flags.includes('i')
    ? source.replace(/\[([a-z])-([a-z])/g, (_, from: string, to: string) => `[A-Z${from}-${to}`)
    : source;
}
