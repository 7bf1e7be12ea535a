import { textLanguage } from '../../runtime/feature/mark-language.ts';
import { givenTexts, replaceChildren, setAttributes } from './undo.ts';

/**
 * Sets the text of an element to one of the product's texts, and marks its language if the page is in another one. An
 * element that has that text already is left unchanged: setting it again would announce it again, and would undo a page
 * translator's work. The text that was set counts, not the text that the page shows.
 * @param signal restores the former nodes and the former language
 */
export function setText(element: Element, text: string, signal: AbortSignal): void {
  if (signal.aborted || (givenTexts.get(element) ?? element.textContent) === text) return;
  replaceChildren(element, [text], signal);
  givenTexts.set(element, text);
  const lang = textLanguage(element.parentElement ?? undefined);
  if (lang !== undefined) setAttributes(element, { lang }, signal);
}
