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

/** Settings of `script#site-config` by their key; one in an object with the object's key before it: `ads.publisherId`. */
export type Settings = Readonly<Record<string, ConfigSchema>>;
