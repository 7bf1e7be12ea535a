import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * @typedef {object} ConfigError
 * @property {string} keyword of the JSON Schema
 * @property {object} params of the keyword
 * @property {string[]} path the keys to the value
 * @property {unknown} value
 * @property {object} schema of the value
 * @property {string} message of ajv
 * @property {string[]} types the types that were expected, if that was the error
 */

/**
 * @param {object} [schema] dist/site-config.schema.json; without it nothing is an error
 * @returns {(value: unknown) => ConfigError[]} what is wrong with a configuration; with undefined, nothing is
 */
export function configChecker(schema) {
  if (!schema) return () => [];
  const validate = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile(schema);
  return (value) => {
    if (value === undefined || validate(value)) return [];
    const errors = validate.errors.map(({ keyword, params, instancePath, data, parentSchema, message }) => ({
      keyword,
      params,
      path: instancePath.split('/').slice(1).map(unescapePointer),
      value: data,
      schema: parentSchema,
      message,
    }));
    return errors.map((error) => ({ ...error, types: typesAt(error.path, errors) }));
  };
}

/** Of a choice of types each has an error of its own; they are one expectation. */
function typesAt(path, errors) {
  const place = path.join('/');
  return errors
    .filter(({ keyword, path: other }) => keyword === 'type' && other.join('/') === place)
    .flatMap(({ params }) => params.type);
}

function unescapePointer(key) {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
