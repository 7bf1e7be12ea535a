import { textLanguage } from '../../runtime/feature/mark-language.ts';
import { givenTexts, replaceChildren, setAttributes } from './undo.ts';

/**
 * Gives an element a text of the product, and marks its language where the page is in another one. An element that has that text
 * is left alone: setting it again would announce it again, and would undo a page translator's work. What it was given counts,
 * not what the page shows.
 * @param signal puts the former nodes and the former language back
 */
export function setText(element: Element, text: string, signal: AbortSignal): void {
  if (signal.aborted || (givenTexts.get(element) ?? element.textContent) === text) return;
  replaceChildren(element, [text], signal);
  givenTexts.set(element, text);
  const lang = textLanguage(element.parentElement ?? undefined);
  if (lang !== undefined) setAttributes(element, { lang }, signal);
}
