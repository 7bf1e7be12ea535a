import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

const ROOT = join(import.meta.dirname, '../../..');

interface CatalogueText {
  readonly text: string | readonly string[];
}

const CATALOGUE: Readonly<Record<string, CatalogueText>> = readJson('dist/texts.json');
const ENGLISH: Readonly<Record<string, string>> = readJson<{ texts: Record<string, string> }>(
  'integrations/languages/en.json',
).texts;

/** Braces, including nested ones. */
const BRACES = /(\{(?:[^{}]|\{[^{}]*\})*\})/;

/**
 * Minimum number of letters in a message for its parameters to be any text: in shorter ones, such as
 * `{index} van {count}`, they are numbers.
 */
const ENOUGH_LETTERS = 8;

/** A pattern for each Dutch text with a different English translation: parameters and options match any words. */
const DUTCH = Object.entries(CATALOGUE).flatMap(([key, { text }]) =>
  [text]
    .flat()
    .filter((form) => form.trim() !== ENGLISH[key]?.trim() && /\p{L}{2}/u.test(wordsAround(form)))
    .map((form) => ({ key, pattern: patternOf(form.trim()) })),
);
/** Names of products in answers, which look like a price. */
const ANSWERED = ['Digitaal, per maand'];
const SHARED = new Set(Object.values(ENGLISH).map((text) => text.trim()));

const SAME_IN_DUTCH = new Set(
  Object.values(CATALOGUE).flatMap(({ text }) => [text].flat().map((form) => form.trim())),
);

/**
 * Texts that only exist in English, as sources of regular expressions: parameters and options match any words. A text
 * that is the same in Dutch, such as "Quiz", is not in the wrong language, and may come from a backend.
 */
export const ENGLISH_TEXTS: readonly string[] = [...SHARED]
  .filter((text) => /\p{L}{3}/u.test(wordsAround(text)) && !SAME_IN_DUTCH.has(text))
  .map((text) => patternOf(text).source);

/**
 * Finds Dutch texts of the catalogue on a page on which the product's language is English.
 * @param page
 * @param served the server's HTML, which is in Dutch
 * @returns the number of texts that the product wrote, and those with a different English translation, with their keys
 */
export async function dutchTexts(page: Page, served: string): Promise<{ written: number; dutch: string[] }> {
  const own = (await wordsOf(page)).filter((words) => !served.includes(words) && !ANSWERED.includes(words));
  return { written: own.length, dutch: own.flatMap(dutchIn) };
}

function dutchIn(words: string): string[] {
  if (SHARED.has(words)) return [];
  return DUTCH.filter(({ pattern }) => pattern.test(words)).map(({ key }) => `${key}: ${words}`);
}

/** The texts of a page, and those in its attributes. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest('script, style, .demo-bar')) words.add((walker.currentNode as Text).data);
    }
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        words.add(element.getAttribute(name) ?? '');
    return [...words]
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** The words of a message without its parameters and options. */
function wordsAround(form: string): string {
  return form
    .split(BRACES)
    .filter((part) => !BRACES.test(part))
    .join(' ');
}

function patternOf(form: string): RegExp {
  const letters = wordsAround(form).match(/\p{L}/gu) ?? [];
  const parameter = letters.length < ENOUGH_LETTERS ? '[\\d.,:]+' : '.{1,80}';
  const parts = form
    .replace(/\s+/g, ' ')
    .split(BRACES)
    .map((part) => (BRACES.test(part) ? parameter : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
  return new RegExp(`^${parts.join('')}$`, 'u');
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Value;
}
