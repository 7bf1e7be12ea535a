import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { nearestName } from './nearest-name.mjs';

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats.default(ajv);

/** More of the same says no more. */
const MOST = 8;
/** The entries of a list that are looked through. */
const MAX_ITEMS = 20;
/** Values of such fields are secrets or personal data. */
const PRIVATE = /token|mail|password|name|uuid|street|initials/i;

/**
 * Why a value does not fit a schema, in plain words.
 * @param {object} schema JSON Schema
 * @param {unknown} value
 * @returns {string[]} a sentence for each field that is wrong; empty if the value fits
 */
export function explain(schema, value) {
  const check = ajv.compile(schema);
  if (check(value)) return [];
  const errors = check.errors.filter(({ schemaPath }) => !/\/(anyOf|oneOf)\/\d+\//.test(schemaPath));
  const sentences = [...new Set(errors.map((error) => sentenceOf(error)))];
  const more = sentences.length - MOST;
  return more > 0 ? [...sentences.slice(0, MOST), `And ${more} more.`] : sentences;
}

function sentenceOf({ keyword, instancePath, params, parentSchema, data, message }) {
  const where = pathOf(instancePath);
  if (keyword === 'required') {
    const about = parentSchema.properties?.[params.missingProperty]?.description;
    const near = nearestName(params.missingProperty, Object.keys(data ?? {}));
    const hint = near ? ` There is "${near}".` : '';
    return `${join(where, params.missingProperty)} is missing. ${about ? `Expected: ${about}` : ''}${hint}`.trim();
  }
  const about = parentSchema.description;
  return `${where} is ${shown(data, where)}. ${about ? `Expected: ${about}` : `It ${message}.`}`;
}

/**
 * Fields that the schema does not know and that are near to one that is left out: most likely misspelt.
 * @param {object} schema JSON Schema
 * @param {unknown} value
 * @returns {string[]}
 */
export function misspelt(schema, value, path = '') {
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS);
    return [...new Set(items.flatMap((item) => misspelt(schema.items ?? {}, item, `${path}[]`)))];
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return [];
  const missing = Object.keys(schema.properties).filter((name) => !(name in value));
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = path === '' ? name : `${path}.${name}`;
    const known = schema.properties[name];
    if (known) return misspelt(known, inner, own);
    const near = nearestName(name, missing);
    return near ? [`"${own}" is not known; "${near}" is.`] : [];
  });
}

const join = (where, name) => (where === 'the answer' ? `"${name}"` : `${where.replace(/"$/, '')}.${name}"`);

/** `/data/0/url` is `"data[0].url"`. */
function pathOf(instancePath) {
  if (instancePath === '') return 'the answer';
  const path = instancePath
    .slice(1)
    .split('/')
    .map((part) =>
      /^\d+$/.test(part) ? `[${part}]` : `.${part.replaceAll('~1', '/').replaceAll('~0', '~')}`,
    )
    .join('');
  return `"${path.replace(/^\./, '')}"`;
}

function shown(value, where) {
  if (value === undefined) return 'missing';
  if (typeof value === 'string' && PRIVATE.test(where)) return `a text of ${value.length} characters`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
