import { plainLetters } from '../../platform/text/plain-letters.ts';
import { readValues } from './matches.ts';

/** Matches texts that stand for "all" in a choice: an empty one, 'Alles', 'Alle thema’s', 'Kies je krant'. */
const ALL = /^(|all|alles|alle|(alle|kies)-.*)$/;

/**
 * Returns the form in which values are compared: 'Klimaat & energie', 'klimaat-energie' and 'KLIMAAT ENERGIE' are
 * equal.
 * @param text a value of an item, a button or an address
 */
export function valueKey(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a value or a label stands for all items. */
export function isAll(text: string): boolean {
  return ALL.test(valueKey(text));
}

/** Returns the text of the first attribute that an item or an element in it has. */
function attributeOf(item: Element, attributes: readonly string[]): string | undefined {
  for (const name of attributes) {
    const attribute = `data-${name}`;
    const holder = item.hasAttribute(attribute) ? item : item.querySelector(`[${attribute}]`);
    if (holder) return holder.getAttribute(attribute) ?? '';
  }
  return undefined;
}

/**
 * Reads the values of an item that a choice offers, as the server wrote them: comma-separated, or, without a comma and
 * in lower case (`natuur wonen`), separated by spaces. A name such as 'Den Haag' is one value.
 * @param attributes names without `data-`; the first that the item or an element in it has counts
 * @param areNames whether spaces never separate values, such as those of places
 */
export function offeredValues(
  item: Element,
  attributes: readonly string[],
  areNames: boolean,
): readonly string[] {
  const text = attributeOf(item, attributes)?.trim() ?? '';
  const isName = areNames || text !== text.toLowerCase();
  return text.split(text.includes(',') ? ',' : isName ? /$/ : /\s+/).map((value) => value.trim());
}

/**
 * Whether an item has a value. One without the attributes is compared by its other data, its id, and the words that it
 * shows.
 * @param keys the keys of the value and of its label, see {@link valueKey}
 * @param attributes names without `data-`; the first that the item or an element in it has counts
 */
export function hasValue(item: Element, keys: readonly string[], attributes: readonly string[]): boolean {
  const text = attributeOf(item, attributes);
  if (text !== undefined) return [...readValues(text)].some((value) => keys.includes(valueKey(value)));
  const data = item instanceof HTMLElement ? Object.values(item.dataset) : [];
  if ([item.id, ...data].some((value) => keys.includes(valueKey(value ?? '')))) return true;
  const words = `-${valueKey(item.textContent ?? '')}-`;
  return keys.some((key) => words.includes(`-${key}-`));
}

/**
 * Whether a text contains all words of a query, ignoring case and accents.
 * @param text from `plainLetters`
 * @param query from `plainLetters`; an empty one matches everything
 */
export function hasWords(text: string, query: string): boolean {
  return query.split(/\s+/).every((word) => text.includes(word));
}
