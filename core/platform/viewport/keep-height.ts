import { onAbort } from '../dom/on-abort.ts';
import { setStyles } from '../dom/undo.ts';
import { whenOutOfView } from './when-out-of-view.ts';

/**
 * Keeps the present height of an element until it is out of view, so that the content below does not move while
 * something in it disappears.
 * @param element the element before the change
 * @param signal releases the height
 * @returns a function that releases the height at once
 */
export function keepHeight(element: HTMLElement, signal: AbortSignal): () => void {
  const ending = new AbortController();
  const release = () => ending.abort();
  onAbort(signal, release);
  const { height } = element.getBoundingClientRect();
  setStyles(element, { 'box-sizing': 'border-box', 'min-block-size': `${height}px` }, ending.signal);
  whenOutOfView(element, release, ending.signal);
  return release;
}
