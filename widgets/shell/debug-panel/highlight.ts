import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { setStyles } from '../../../core/platform/dom/undo.ts';

/** The time for which an outline is shown, in ms. */
const SHOWN_FOR = 3000;

let latest: AbortController | undefined;

/**
 * Scrolls to an element and outlines it for three seconds.
 * @param element an element of the page
 * @param signal removes the outline
 */
export function highlight(element: Element, signal: AbortSignal): void {
  latest?.abort();
  const controller = new AbortController();
  latest = controller;
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  if (!(element instanceof HTMLElement)) return;
  onAbort(signal, () => controller.abort());
  setStyles(element, { outline: '3px solid var(--focus)', 'outline-offset': '2px' }, controller.signal);
  setTimeout(() => controller.abort(), SHOWN_FOR);
}
