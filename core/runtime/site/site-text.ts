import { IntlMessageFormat } from 'intl-messageformat';
import { LOCALE } from '../config/locale.ts';
import { error } from '../log/log.ts';
import { siteLanguage, siteTexts } from './site-file.ts';

/** The names of a function's parameters: one, or those of the properties that a parameter is taken apart into. */
type Parameters = readonly (string | readonly string[])[];
type Values = Record<string, string | number | undefined>;

/**
 * A text as the site wants it. The site build puts this around every value that a `texts.ts` exports; the build of a
 * site that changes nothing does without.
 * @param key of the value, as in `dist/texts.json`
 * @param value a text, texts in an object, a list or a map, or a function that returns such
 * @param parameters of a function, whose names a message may use in braces
 * @returns the value with the texts that the site file replaces
 */
export function siteText<Value>(key: string, value: Value, parameters?: Parameters): Value {
  if (typeof value !== 'function') return replaced(key, value) as Value;
  const text = (...given: unknown[]) => replaced(key, value(...given), valuesOf(parameters ?? [], given));
  return text as Value;
}

function replaced(key: string, value: unknown, values?: Values): unknown {
  // A function that has nothing to say, has nothing to say in any language.
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

/** `<` is a character like any other. */
const OPTIONS = { ignoreTag: true };
const formats = new Map<string, IntlMessageFormat>();

function formatted(message: string, values: Values): string {
  const format = formats.get(message) ?? new IntlMessageFormat(message, messageLocale(), undefined, OPTIONS);
  formats.set(message, format);
  return String(format.format(values));
}

/** The site's locale, if it is in the language of the texts, whose rules for plurals count. */
function messageLocale(): string {
  const language = siteLanguage();
  return language === undefined || new Intl.Locale(language).language === new Intl.Locale(LOCALE).language
    ? LOCALE
    : language;
}

/**
 * What a message may name. A list `{names}` is joined as in a sentence; `{namesCount}` is how many it has. A text
 * `{name}` has the number of its characters as `{nameLength}`, since a message cannot ask whether it is empty. What is
 * neither text nor number is a word: `true`, `undefined`.
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
