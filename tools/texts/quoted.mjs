import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Around a text that a specification quotes; a slash stands between the two labels of one button. */
const BEFORE = '(?:[\'"`‘“|]|: |/ )\\s*';
const AFTER = '\\s*(?:[\'"`’”|]| /|$)';
/** Stands in for a parameter: a parameter of any name, a number, or the paper's initials. */
const PARAMETER = '(?:\\{[^}]*\\}|…|\\d[\\d.,]*|[A-Z]{1,4})';

/**
 * The text of a specification on one line for each of its own.
 * @param {string} folder with Markdown files, at any depth
 * @throws {Error} where it holds none
 */
export function readSpecification(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'));
  if (files.length === 0) throw new Error(`${folder} holds no specification: no Markdown files.`);
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

/**
 * Whether a specification has a text letter by letter. Several words may stand anywhere in it; one word, or a text with
 * parameters, counts only in quotation marks or alone in the cell of a table.
 * @param {string} text as `readTexts` gives it
 * @param {string} specification
 */
export function isQuoted(text, specification) {
  const pattern = text
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? parameterPattern(part.slice(1, -1)) : escaped(part)))
    .join('');
  const isLoose = !text.includes('{') && text.includes(' ');
  const [before, after] = isLoose ? ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])'] : [BEFORE, AFTER];
  return new RegExp(before + pattern + after, 'mu').test(specification);
}

function parameterPattern(name) {
  if (!name.includes('|')) return PARAMETER;
  const words = name.split('|').map(escaped);
  return `(?:${[...words, words.join('/')].join('|')})`;
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * A text without what it has from quoted texts: whole, with its parameters filled in, or named between ‘ and ’.
 * @param {string} text
 * @param {string[]} quotes
 */
export function withoutQuotes(text, quotes) {
  const named = quotes.filter((quote) => text.includes(`‘${quote}’`));
  const rest = named.reduce((left, quote) => left.replaceAll(`‘${quote}’`, ''), text);
  return quotes.some((quote) => filledIn(quote).test(rest)) ? '' : rest;
}

/** A quoted text with one of its words for a choice, and a few words for a parameter. */
function filledIn(quote) {
  const parts = quote.split(/(\{[^}]*\})/).map((part) => {
    if (!part.startsWith('{')) return escaped(part);
    return part.includes('|') ? parameterPattern(part.slice(1, -1)) : '\\S+(?: \\S+){0,3}';
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}
