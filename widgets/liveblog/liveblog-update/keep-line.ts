import { observe } from '../../../core/platform/dom/observe.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';

/**
 * Keeps the size of the reserved line while the row of buttons is inserted into it: the browser lays out only the row,
 * and not the list, which may have thousands of updates. A row that needs more than a line, because the column is
 * narrow or letters are large, gets its full height.
 * @param place `[data-update-tools]`; not changed if it has content from the server
 * @param row the row that is inserted next
 * @param signal restores the element's attribute
 */
export function keepLine(place: HTMLElement, row: HTMLElement, signal: AbortSignal): void {
  if (place.hasChildNodes()) return;
  setAttributes(place, { 'data-update-tools': 'line' }, signal);
  const fit = () => {
    // The observer is called after layout, so reading sizes forces none.
    if (row.offsetHeight > place.clientHeight) setAttributes(place, { 'data-update-tools': 'lines' }, signal);
  };
  observe(new ResizeObserver(fit), row, signal);
}
