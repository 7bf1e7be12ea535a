import { IntlMessageFormat } from 'intl-messageformat';
import { LOCALE } from '../config/locale.ts';
import { error } from '../log/log.ts';
import { siteLanguage, siteTexts } from './site-file.ts';

/** The names of a function's parameters: one name, or those of the properties that a parameter is destructured into. */
type Parameters = readonly (string | readonly string[])[];
type Values = Record<string, string | number | undefined>;

/**
 * Returns the site's version of a text. The site build wraps every value that a `texts.ts` exports in this function;
 * the product's own build does not.
 * @param key the key of the value, as in `dist/texts.json`
 * @param value a text, texts in an object, a list or a map, or a function that returns texts
 * @param parameters the parameters of a function, whose names a message may use in braces
 * @returns the value with the texts that the site file replaces
 */
export function siteText<Value>(key: string, value: Value, parameters?: Parameters): Value {
  if (typeof value !== 'function') return replaced(key, value) as Value;
  const text = (...given: unknown[]) => replaced(key, value(...given), valuesOf(parameters ?? [], given));
  return text as Value;
}

function replaced(key: string, value: unknown, values?: Values): unknown {
  // If the function returns no text, there is none in any language.
  if (value === '' && values) return value;
  if (typeof value === 'string') {
    const texts = siteTexts();
    const message = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (message === undefined) return value;
    if (typeof message !== 'string') {
      error('site-file', `${key} is not text; the product's own text stays.`);
      return value;
    }
    // A text without parameters may hold any character.
    if (!values) return message;
    try {
      return formatted(message, values);
    } catch (cause) {
      error('site-file', `${key} is not an ICU message; the product's own text stays.`, cause);
      return value;
    }
  }
  const part = (name: unknown, inner: unknown) => replaced(`${key}.${String(name)}`, inner, values);
  if (Array.isArray(value)) return value.map((inner, index) => part(index, inner));
  if (value instanceof Map) return new Map([...value].map(([name, inner]) => [name, part(name, inner)]));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, part(name, inner)]));
}

/** `<` is treated like any other character. */
const OPTIONS = { ignoreTag: true };
const formats = new Map<string, IntlMessageFormat>();

function formatted(message: string, values: Values): string {
  const format = formats.get(message) ?? new IntlMessageFormat(message, messageLocale(), undefined, OPTIONS);
  formats.set(message, format);
  return String(format.format(values));
}

/** Returns the site's locale if it is in the language of the texts, so that its plural rules apply. */
function messageLocale(): string {
  const language = siteLanguage();
  return language === undefined || new Intl.Locale(language).language === new Intl.Locale(LOCALE).language
    ? LOCALE
    : language;
}

/**
 * Returns the values that a message may use. A list `{names}` is joined as in a sentence; `{namesCount}` is its length.
 * `{nameLength}` is the number of characters of a text `{name}`, because a message cannot test whether it is empty.
 * Values that are neither text nor number become words: `true`, `undefined`.
 */
function valuesOf(parameters: Parameters, given: readonly unknown[]): Values {
  const values: Values = {};
  const add = (name: string, value: unknown) => {
    if (Array.isArray(value)) {
      values[name] = new Intl.ListFormat(messageLocale()).format(value.map(String));
      values[`${name}Count`] = value.length;
    } else if (typeof value === 'string') {
      values[name] = value;
      values[`${name}Length`] = value.length;
    } else values[name] = typeof value === 'number' ? value : String(value);
  };
  parameters.forEach((names, index) => {
    const value = given[index];
    if (typeof names === 'string') add(names, value);
    else for (const name of names) add(name, (value as Record<string, unknown> | undefined)?.[name]);
  });
  return values;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
