import { onAbort } from '../dom/on-abort.ts';
import { setStyles } from '../dom/undo.ts';
import { whenUnseen } from './when-unseen.ts';

/**
 * Keeps an element as high as it is now, such as the space that is reserved for it, while its content loads.
 * @param element not yet changed
 * @param signal gives the height back at once
 * @returns to be called when the content is there: gives back what it does not fill as soon as nothing in view moves
 */
export function holdHeight(element: HTMLElement, signal: AbortSignal): () => void {
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  const { height } = element.getBoundingClientRect();
  if (height > 0) {
    setStyles(element, { 'box-sizing': 'border-box', 'min-block-size': `${height}px` }, ending.signal);
  }
  let isSettled = height === 0;
  return () => {
    if (!isSettled) whenUnseen(element, () => ending.abort(), ending.signal);
    isSettled = true;
  };
}
