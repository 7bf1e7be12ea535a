import { onAbort } from '../dom/on-abort.ts';
import { replaceChildren } from '../dom/undo.ts';
import { SHOWN } from './shown.ts';

/** The text of elements as the server sent it; a page translator may have changed it on the page. */
const served = new WeakMap<Element, string>();

/**
 * Replaces the content of an element by a fragment; hooks in it mount by themselves. Does nothing if both have the same
 * text and links, and the fragment has nothing else that is visible, so that nothing flickers. Focus on a link moves to
 * the same link in the new content, or to the first one.
 * @param element gets the server's content back when the signal aborts
 * @param fragment from `safeHtml`
 * @param signal of the feature
 */
export function insertFragment(element: HTMLElement, fragment: DocumentFragment, signal: AbortSignal): void {
  if (signal.aborted || (hasSameWords(element, fragment) && !fragment.querySelector(SHOWN))) return;
  served.set(element, wordsOf(fragment));
  onAbort(signal, () => served.delete(element));
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  replaceChildren(element, [fragment], signal);
  if (focused && focused !== element) refocus(element, focused.getAttribute('href'));
}

function refocus(element: HTMLElement, address: string | null): void {
  const links = [...element.querySelectorAll<HTMLElement>('a[href]')];
  const same = links.find((link) => link.getAttribute('href') === address);
  (same ?? links[0])?.focus({ preventScroll: true });
}

/** Records the present text of an element as the server's, to compare it with that of later fragments. */
export function rememberWords(element: HTMLElement): void {
  served.set(element, wordsOf(element));
}

/** Whether the server sent the same text and links for both. */
export function hasSameWords(element: HTMLElement, fragment: DocumentFragment): boolean {
  return (served.get(element) ?? wordsOf(element)) === wordsOf(fragment);
}

/**
 * Returns the text of a part of the page, and the addresses of its links. Attributes that features write do not count.
 */
function wordsOf(root: ParentNode & Node): string {
  const links = [...root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  return `${root.textContent?.replace(/\s+/g, ' ').trim()} ${links.join(' ')}`;
}
