import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { textCatalogue } from '../../../build/texts/text-catalogue.ts';
import type { SiteFile } from '../../../core/runtime/site/site-file.ts';
import { DUTCH_WORDS, GERMAN_WORDS, SHARED_TEXTS } from './dutch-words.ts';

type Text = { readonly text: string | readonly string[]; readonly parameters?: readonly string[] };
type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Value = string | number;

const catalogue: Readonly<Record<string, Text>> = await textCatalogue(process.cwd());

/** The properties of a language that the rules need. */
interface Language {
  readonly file: SiteFile;
  /** Texts that are the same as in Dutch. */
  readonly shared: readonly string[];
  /** Dutch words that exist in the language, too. */
  readonly words: ReadonlySet<string>;
  /** Typographic characters that the language does not use. */
  readonly wrongSigns: RegExp;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    file: readLanguage('en'),
    shared: SHARED_TEXTS.en,
    words: new Set(),
    wrongSigns: /['"‘]|\.\.\.|\s-\s/,
  },
  de: {
    file: readLanguage('de'),
    shared: SHARED_TEXTS.de,
    words: GERMAN_WORDS,
    wrongSigns: /['"‘’”«»]|\.\.\.|\s-\s|\p{L}…/u,
  },
};

function readLanguage(language: string): SiteFile {
  return JSON.parse(readFileSync(`integrations/languages/${language}.json`, 'utf8'));
}

const parse = (message: string) => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true });

/** Each element of a message, including those inside choices. */
function allElements(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => [
    element,
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => allElements(value as Element[]))
      : []),
  ]);
}

/** A value for any text, which selects the form for all others. */
const ANY = 'Anything';

/** Values for an element that select each of its forms; elements are distinguished by their contents. */
function samplesFor(element: Element): readonly Value[] {
  if ('pluralType' in element || 'style' in element) return [0, 1, 2, 7, 12, 1234.5];
  return 'options' in element ? [...Object.keys(element.options), ANY] : [ANY];
}

/** The parameters of a message, each with values that select all forms. A number is not tried as a text. */
function samplesOf(message: string): Map<string, readonly Value[]> {
  const samples = new Map<string, readonly Value[]>();
  for (const element of allElements(parse(message).getAst())) {
    // A literal has no parameter, and neither has the `#` of a plural.
    if (element.type === 0 || !('value' in element)) continue;
    const all = [...new Set([...(samples.get(element.value) ?? []), ...samplesFor(element)])];
    const isNumber = all.some((value) => typeof value === 'number');
    samples.set(element.value, isNumber ? all.filter((value) => value !== ANY && value !== 'other') : all);
  }
  return samples;
}

/** Every text that readers may see for a key. */
function formsOf(key: string, message: string): string[] {
  if (!catalogue[key]?.parameters) return [message];
  const format = parse(message);
  let combinations: Record<string, Value>[] = [{}];
  for (const [name, values] of samplesOf(message))
    combinations = combinations.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  return [...new Set(combinations.map((values) => String(format.format(values))))];
}

/** The Dutch text; for a function each form, with parameters and choices in braces. */
const dutch = (key: string): readonly string[] => [catalogue[key]?.text ?? []].flat();

describe.each(Object.entries(LANGUAGES))(
  'the texts in %s',
  (language, { file, shared, words: own, wrongSigns }) => {
    const texts = Object.entries(file.texts);
    const messages = texts.filter(([key]) => catalogue[key]?.parameters);
    const forms = texts.flatMap(([key, message]) =>
      formsOf(key, message).map((form): [key: string, form: string] => [key, form]),
    );

    it('are those of the catalogue, in its order', () => {
      expect(texts.map(([key]) => key)).toEqual(Object.keys(catalogue));
    });

    it('come with their language alone', () => {
      const { texts: _, ...rest } = file;
      expect(rest).toEqual({ language });
    });

    it.each(messages)('name only what the catalogue has: %s', (key, message) => {
      const names = catalogue[key]?.parameters ?? [];
      const known = names.flatMap((name) => [name, `${name}Count`, `${name}Length`]);
      expect(known).toEqual(expect.arrayContaining([...samplesOf(message).keys()]));
    });

    it('say something for all values', () => {
      expect(forms.filter(([, form]) => /undefined|NaN/.test(form) || !/\p{L}/u.test(form))).toEqual([]);
    });

    it('keep the braces that a library fills in, and have no others', () => {
      const braces = (text: string) => text.match(/\{\w*\}?|\}/g) ?? [];
      const expected = (key: string) => (catalogue[key]?.parameters ? [] : braces(dutch(key)[0] ?? ''));
      expect(forms.map(([key, form]) => [key, braces(form)])).toEqual(
        forms.map(([key]) => [key, expected(key)]),
      );
    });

    it('begin and end with a space where the Dutch does, if not with a comma', () => {
      const edges = (text: string) => `${/^[\s,]/.test(text)} ${/\s$/.test(text)}`;
      const expected = (key: string) => edges(catalogue[key]?.parameters ? ANY : (dutch(key)[0] ?? ''));
      expect(forms.filter(([key, form]) => edges(form) !== expected(key) || /\s\s/.test(form))).toEqual([]);
    });

    it('are no Dutch texts, but for those that both languages have', () => {
      const same = texts.filter(([key, message]) => dutch(key).includes(message));
      expect([...new Set(same.map(([, message]) => message))].sort()).toEqual([...shared].sort());
    });

    it('have no Dutch word', () => {
      const words = (form: string) => form.toLowerCase().match(/\p{L}+/gu) ?? [];
      expect(
        forms.filter(([, form]) => words(form).some((word) => DUTCH_WORDS.has(word) && !own.has(word))),
      ).toEqual([]);
    });

    it('have the quotation marks, apostrophes, dashes and ellipses of its print', () => {
      expect(forms.filter(([, form]) => wrongSigns.test(form))).toEqual([]);
    });
  },
);
