import { recordServed } from '../../runtime/feature/served-content.ts';
import { onAbort } from './on-abort.ts';
import { replaceChildren } from './undo.ts';

/**
 * Replaces what the server sent in an element by nodes that a feature draws, once, and records it: a copy of the page,
 * which has none of the drawn nodes, would otherwise lose the element's words.
 * @param element whose content is replaced
 * @param nodes may have the server's words in them
 * @param signal puts back what the server sent
 */
export function replaceContent(element: Element, nodes: readonly Node[], signal: AbortSignal): void {
  if (signal.aborted) return;
  const served = [...element.childNodes];
  replaceChildren(element, nodes, signal);
  // An empty element may get the server's nodes from elsewhere; those stay in a copy.
  if (served.length > 0) onAbort(signal, recordServed(element, served));
}
