import { onAbort } from '../dom/on-abort.ts';
import { setStyles } from '../dom/undo.ts';
import { whenUnseen } from './when-unseen.ts';

/**
 * Keeps the present height of an element, such as its reserved space, while its content loads.
 * @param element the element before the change
 * @param signal releases the height at once
 * @returns a function to call when the content has loaded: it releases the height as soon as nothing in view moves
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
