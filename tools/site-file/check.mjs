import { Ajv2020 } from 'ajv/dist/2020.js';
import { IntlMessageFormat } from 'intl-messageformat';
import { nearest } from '../nearest.mjs';

/** Settings that are easily looked for here, because they change with the language. */
const SETTINGS = ['locale', 'timeZone', 'currency', 'names'];

/**
 * What is wrong with a site file: values that do not fit the schema, unknown keys with the nearest one, settings that belong
 * in `script#site-config`, and messages that do not parse or name a parameter that the text does not have.
 * @param {unknown} file parsed JSON
 * @param {{ catalogue: Record<string, { text: string | string[], parameters?: string[] }>, schema: object }} known of
 *   `dist/texts.json` and `dist/site-file.schema.json`
 * @returns {string[]} sentences; none for a file that works
 */
export function checkSiteFile(file, { catalogue, schema }) {
  const validate = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(schema);
  const problems = validate(file) ? [] : validate.errors.map(describe);
  if (typeof file !== 'object' || file === null) return problems;
  for (const [key, message] of Object.entries(textsOf(file))) {
    const text = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (!text) problems.push(`texts: there is no text "${key}"${hint(key, Object.keys(catalogue))}.`);
    else if (text.parameters && typeof message === 'string')
      problems.push(...checkMessage(key, message, text));
  }
  return problems;
}

/**
 * The texts that a site file leaves as they are.
 * @param {unknown} file parsed JSON
 * @param {Record<string, object>} catalogue
 * @returns {string[]} keys
 */
export function missingTexts(file, catalogue) {
  const texts = textsOf(file);
  return Object.keys(catalogue).filter((key) => !Object.hasOwn(texts, key));
}

/** What a file replaces; nothing where `texts` is no object, which the schema names. */
function textsOf(file) {
  const texts = file?.texts;
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts) ? texts : {};
}

function describe({ instancePath, message, params, keyword, parentSchema }) {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'the file';
  if (keyword === 'additionalProperties') {
    const { additionalProperty: name } = params;
    if (instancePath === '' && SETTINGS.includes(name))
      return `the file: "${name}" belongs in script#site-config, which every page has; here it is not used.`;
    return `${place}: there is no "${name}"${hint(name, Object.keys(parentSchema.properties ?? {}))}.`;
  }
  return `${place}: ${message}.`;
}

function checkMessage(key, message, { parameters }) {
  let elements;
  try {
    elements = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();
  } catch (cause) {
    return [`texts: "${key}" is no ICU message: ${cause.message}. It is ${JSON.stringify(message)}.`];
  }
  const known = parameters.flatMap((name) => [name, `${name}Count`, `${name}Length`]);
  return [...argumentsOf(elements)]
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `texts: "${key}" names {${name}}; it may name ${parameters.map((each) => `{${each}}`).join(', ')}.`,
    );
}

/** The kinds of elements in ICU messages that are no parameter: literal text, and the number of a plural. */
const [LITERAL, POUND] = [0, 7];

function argumentsOf(elements, found = new Set()) {
  for (const { type, value, options = {}, children = [] } of elements) {
    if (type !== LITERAL && type !== POUND) found.add(value);
    for (const option of Object.values(options)) argumentsOf(option.value, found);
    argumentsOf(children, found);
  }
  return found;
}

function hint(word, words) {
  const byLetters = new Map(words.map((each) => [each.toLowerCase(), each]));
  const found = nearest(word, byLetters.keys());
  return found ? `; did you mean "${byLetters.get(found)}"` : '';
}
