import { comparableText } from '../../../core/platform/text/comparable-text.ts';

/** The key of a term: ignores case, white space, and characters that nobody types, such as soft hyphens. */
export const termKey = (term: string): string => comparableText(term).toLowerCase();

/**
 * Reads a `dl`: each `dt` is a term, the `dd`s after it are its definition, as text; several `dt`s in a row share it.
 * For duplicate terms the first counts.
 * @param list the `dl`
 * @returns definitions by {@link termKey}
 */
export function readDefinitions(list: Element): Map<string, string> {
  const definitions = new Map<string, string>();
  let terms: string[] = [];
  let isDefined = false;
  for (const part of list.querySelectorAll('dt, dd')) {
    const text = part.textContent.trim().replace(/\s+/g, ' ');
    if (part.localName === 'dt') {
      if (isDefined) terms = [];
      isDefined = false;
      const key = termKey(text);
      if (key !== '') terms.push(key);
    } else if (text !== '') {
      for (const term of terms) {
        const known = definitions.get(term);
        if (known === undefined) definitions.set(term, text);
        // A further paragraph of the same definition.
        else if (isDefined) definitions.set(term, `${known}\n${text}`);
      }
      isDefined = true;
    }
  }
  return definitions;
}
