import { onAbort } from '../dom/on-abort.ts';
import { setStyles } from '../dom/undo.ts';
import { whenOutOfView } from './when-out-of-view.ts';

/**
 * Keeps an element as high as it is now until it is out of view, so that what follows does not move while something in
 * it disappears.
 * @param element not yet changed
 * @param signal gives the height back
 * @returns gives the height back at once
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
