type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

/** A JSON Schema (2020-12), as far as the configuration uses it. */
export interface ConfigSchema {
  readonly type?: JsonType | readonly JsonType[];
  /** The expected value, as the end of "expected …". */
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: ConfigSchema;
  readonly properties?: Readonly<Record<string, ConfigSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ConfigSchema;
  readonly propertyNames?: ConfigSchema;
  readonly anyOf?: readonly ConfigSchema[];
}

/**
 * The schemas of settings with a custom shape, by their key (`consent.purposes`): the `….settings.contract.ts` next to
 * a declaration exports them as `SHAPES`. No browser loads them. Meaning and default are in the declaration.
 */
export type Shapes = Readonly<Record<string, ConfigSchema>>;

/** The schema of a non-empty text. */
export const text = { type: 'string', minLength: 1 } as const;

/** The schema of a list of non-empty texts. */
export const texts = { type: 'array', items: text } as const;

/** The schema of an https address, an http address of this machine, or a path. */
export const address = {
  ...text,
  title: 'an https address or a path on this site',
  // The pattern of `isSafeAddress`: https, http of this machine, or an address without a scheme.
  pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)(:|/|$)|(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:))',
  description: 'An https address, or a path on this site.',
} as const;

/** The schema of a list of https origins. */
export const origins = {
  type: 'array',
  items: {
    type: 'string',
    title: 'an https origin without a path, such as https://example.org',
    pattern: '^https://[^/?#]+$',
  },
} as const;
