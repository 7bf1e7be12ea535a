import { recordServed } from '../../runtime/feature/served-content.ts';
import { onAbort } from './on-abort.ts';
import { replaceChildren } from './undo.ts';

/**
 * Replaces the server's content of an element once by nodes that a feature creates, and records the server's content:
 * otherwise a copy of the page, which gets no created nodes, would lose the element's text.
 * @param element the element whose content is replaced
 * @param nodes the new nodes, which may contain the server's text
 * @param signal restores the server's content
 */
export function replaceContent(element: Element, nodes: readonly Node[], signal: AbortSignal): void {
  if (signal.aborted) return;
  const served = [...element.childNodes];
  replaceChildren(element, nodes, signal);
  // An empty element may get nodes that the server sent elsewhere in the page; those stay in a copy.
  if (served.length > 0) onAbort(signal, recordServed(element, served));
}
