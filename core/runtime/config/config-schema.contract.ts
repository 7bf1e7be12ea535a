type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

/** A JSON Schema (2020-12), as far as the configuration needs it. */
export interface ConfigSchema {
  readonly type?: JsonType | readonly JsonType[];
  /** What a value is, as the end of "expected …". */
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
 * What settings of a shape of their own hold, by their key (`consent.purposes`): the `….settings.contract.ts` beside a
 * declaration exports it as `SHAPES`. No browser loads it. Meaning and default come from the declaration.
 */
export type Shapes = Readonly<Record<string, ConfigSchema>>;

/** A text that is not empty. */
export const text = { type: 'string', minLength: 1 } as const;

/** A list of such texts. */
export const texts = { type: 'array', items: text } as const;

/** An https address, http of this machine, or a path. */
export const address = {
  ...text,
  title: 'an https address or a path on this site',
  // As `isSafeAddress`: https, http of this machine, or an address without a scheme.
  pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)(:|/|$)|(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:))',
  description: 'An https address, or a path on this site.',
} as const;

/** A list of https origins. */
export const origins = {
  type: 'array',
  items: {
    type: 'string',
    title: 'an https origin without a path, such as https://example.org',
    pattern: '^https://[^/?#]+$',
  },
} as const;
