import { observe } from '../../../core/platform/dom/observe.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';

/**
 * Lets the reserved line keep its size while the row of buttons comes into it: the browser lays out the row alone, and
 * not the list, which may have thousands of updates. A row that needs more than the line, because the column is narrow or
 * letters are large, gets what it needs.
 * @param place `[data-update-tools]`; one in which the server sent something is left alone
 * @param row what is inserted next
 * @param signal gives the element its attribute back
 */
export function keepLine(place: HTMLElement, row: HTMLElement, signal: AbortSignal): void {
  if (place.hasChildNodes()) return;
  setAttributes(place, { 'data-update-tools': 'line' }, signal);
  const fit = () => {
    // The observer is called after layout: this measures nothing anew.
    if (row.offsetHeight > place.clientHeight) setAttributes(place, { 'data-update-tools': 'lines' }, signal);
  };
  observe(new ResizeObserver(fit), row, signal);
}
