import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';

/**
 * Wraps elements that have other siblings, such as a heading or buttons, in a row of their own.
 * @param elements the elements; the row is inserted before the first one
 * @param signal removes the row
 */
export function wrapInRow(elements: readonly Element[], signal: AbortSignal): HTMLElement {
  const row = create('div');
  elements[0]?.before(row);
  row.append(...elements);
  onAbort(signal, () => row.replaceWith(...row.childNodes));
  return row;
}
