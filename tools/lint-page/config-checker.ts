import { Ajv2020 } from 'ajv/dist/2020.js';

/** A part of dist/site-config.schema.json, with the keywords that the rules read. */
export interface ConfigSchema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, ConfigSchema>>;
  readonly additionalProperties?: boolean | ConfigSchema;
}

export interface ConfigError {
  /** A keyword of JSON Schema. */
  readonly keyword: string;
  /** The parameters of the keyword. */
  readonly params: ErrorParams;
  /** The keys that lead to the value. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** The schema of the value. */
  readonly schema: ConfigSchema;
  /** The message of ajv. */
  readonly message: string;
  /** The types that were expected, if that was the error. */
  readonly types: readonly string[];
}

/** The errors of ajv for a keyword: each has one of these. */
interface ErrorParams {
  readonly additionalProperty?: string;
  readonly missingProperty?: string;
  readonly allowedValues?: readonly unknown[];
  readonly limit?: number;
  readonly pattern?: string;
  readonly type?: string | readonly string[];
}

/** Returns the errors of a configuration; none for undefined. */
export type ConfigChecker = (value: unknown) => readonly ConfigError[];

/** @param schema the content of dist/site-config.schema.json; without it there are no errors */
export function configChecker(schema?: object): ConfigChecker {
  if (!schema) return () => [];
  const validate = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile(schema);
  return (value) => {
    if (value === undefined || validate(value)) return [];
    const errors = (validate.errors ?? []).map(
      ({ keyword, params, instancePath, data, parentSchema, message }) => ({
        keyword,
        params: params as ErrorParams,
        path: instancePath.split('/').slice(1).map(unescapePointer),
        value: data,
        schema: parentSchema as ConfigSchema,
        message: message ?? '',
      }),
    );
    return errors.map((error) => ({ ...error, types: typesAt(error.path, errors) }));
  };
}

/** Merges the types of a choice: each has an error of its own, but they are one expectation. */
function typesAt(path: readonly string[], errors: readonly Omit<ConfigError, 'types'>[]): string[] {
  const place = path.join('/');
  return errors
    .filter(({ keyword, path: other }) => keyword === 'type' && other.join('/') === place)
    .flatMap(({ params }) => params.type ?? []);
}

function unescapePointer(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
