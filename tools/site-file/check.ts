import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { IntlMessageFormat } from 'intl-messageformat';
import { messageOf } from '../errors.ts';
import { isRecord, nearestName } from '../product-rules.ts';

/** Settings that authors may expect in the site file, because they change with the language. */
const SETTINGS = ['locale', 'timeZone', 'currency', 'names'];

/** The information in `dist/texts.json` about each text, by its key. */
export type Catalogue = Readonly<Record<string, CatalogueText>>;

interface CatalogueText {
  readonly text: string | readonly string[];
  readonly parameters?: readonly string[];
}

/** The data with which a site file is checked. */
interface Known {
  readonly catalogue: Catalogue;
  /** The content of `dist/site-file.schema.json`. */
  readonly schema: object;
}

/**
 * Returns the errors of a site file: values that do not match the schema, unknown keys with the nearest one, settings
 * that belong in `script#site-config`, and messages that do not parse or name a parameter that the text does not have.
 * @param file parsed JSON
 * @returns sentences; none for a file that works
 */
export function checkSiteFile(file: unknown, { catalogue, schema }: Known): string[] {
  const validate = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(schema);
  const problems = validate(file) ? [] : (validate.errors ?? []).map(describe);
  for (const [key, message] of Object.entries(textsOf(file))) {
    const text = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (!text) problems.push(`texts: there is no text "${key}"${hint(key, Object.keys(catalogue))}.`);
    else if (text.parameters && typeof message === 'string')
      problems.push(...checkMessage(key, message, text.parameters));
  }
  return problems;
}

/**
 * Returns the texts that a site file does not replace.
 * @param file parsed JSON
 * @returns the keys
 */
export function missingTexts(file: unknown, catalogue: Catalogue): string[] {
  const texts = textsOf(file);
  return Object.keys(catalogue).filter((key) => !Object.hasOwn(texts, key));
}

/** Returns the texts that a file replaces; none if `texts` is not an object, which the schema reports. */
function textsOf(file: unknown): Readonly<Record<string, unknown>> {
  const texts = isRecord(file) ? file.texts : undefined;
  return isRecord(texts) ? texts : {};
}

function describe({ instancePath, message, params, keyword, parentSchema }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'the file';
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    if (instancePath === '' && SETTINGS.includes(name))
      return `the file: "${name}" belongs in script#site-config, which every page has; here it is not used.`;
    return `${place}: there is no "${name}"${hint(name, Object.keys(parentSchema?.properties ?? {}))}.`;
  }
  return `${place}: ${message}.`;
}

function checkMessage(key: string, message: string, parameters: readonly string[]): string[] {
  let elements: readonly MessageElement[];
  try {
    elements = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();
  } catch (cause) {
    return [`texts: "${key}" is not an ICU message: ${messageOf(cause)}. It is ${JSON.stringify(message)}.`];
  }
  const known = parameters.flatMap((name) => [name, `${name}Count`, `${name}Length`]);
  return [...argumentsOf(elements)]
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `texts: "${key}" names {${name}}; it may name ${parameters.map((each) => `{${each}}`).join(', ')}.`,
    );
}

/** An element of a parsed ICU message. */
interface MessageElement {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageElement[] }>>;
  readonly children?: readonly MessageElement[];
}

/** The kinds of elements in ICU messages that are not parameters: literal text, and the number of a plural. */
const [LITERAL, POUND] = [0, 7];

function argumentsOf(elements: readonly MessageElement[], found = new Set<string>()): Set<string> {
  for (const { type, value, options = {}, children = [] } of elements) {
    if (type !== LITERAL && type !== POUND && value !== undefined) found.add(value);
    for (const option of Object.values(options)) argumentsOf(option.value, found);
    argumentsOf(children, found);
  }
  return found;
}

function hint(word: string, words: readonly string[]): string {
  const byLetters = new Map(words.map((each) => [each.toLowerCase(), each]));
  const found = nearestName(word, byLetters.keys());
  return found ? `; did you mean "${byLetters.get(found)}"` : '';
}
