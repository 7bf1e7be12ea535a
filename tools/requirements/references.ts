/**
 * Matches a requirement's key: its system and a number. A single letter is not a word of a system, but part of a
 * pattern: [a-z0-9].
 */
const KEY = '[a-z]{2}[a-z0-9]*(?:-[a-z0-9]+)*-\\d+';
const RANGE = `${KEY}(?: to ${KEY})?`;
const IN_BRACKETS = new RegExp(`\\[(${RANGE}(?:, ${RANGE})*)\\]`, 'g');
const ANYWHERE = new RegExp(`(?<![\\w/.#=-])${RANGE}(?![\\w/-])`, 'g');

/**
 * Returns the requirements to which a text refers in brackets: `[ads-9]`, `[ads-1, ads-3]`, `[ads-9 to ads-13]`.
 * @param text a test's title or prose; a reference may continue on the next line of a comment
 * @returns the keys in their order; a range gives all its keys
 */
export function referencesInBrackets(text: string): string[] {
  const lines = text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
  return [...lines.matchAll(IN_BRACKETS)].flatMap(([, list = '']) => list.split(', ').flatMap(expand));
}

/**
 * Returns the requirements to which prose refers, in brackets or without: `ads-1` to `ads-17`. Words that are not like
 * a system of the product, such as `utf-8`, count in brackets only.
 * @returns the distinct keys
 */
export function referencesInProse(text: string, systems: ReadonlySet<string>): string[] {
  const bare = (text.match(ANYWHERE) ?? []).flatMap(expand);
  const known = bare.filter((key) => systems.has(systemOf(key)));
  return [...new Set([...referencesInBrackets(text), ...known])];
}

/** Returns the system of a key. */
export function systemOf(key: string): string {
  return key.slice(0, key.lastIndexOf('-'));
}

/** Returns the comments of a source, which may be a style sheet. */
export function commentsOf(source: string): string[] {
  return source.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*|<!--[\s\S]*?-->/g) ?? [];
}

function expand(range: string): string[] {
  const [from = '', to] = range.split(' to ');
  if (!to || systemOf(from) !== systemOf(to)) return to ? [from, to] : [from];
  const numberOf = (key: string) => Number(key.slice(key.lastIndexOf('-') + 1));
  const [first, last] = [numberOf(from), numberOf(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => `${systemOf(from)}-${first + index}`);
}
