import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';

/**
 * Puts elements that stand beside something else, such as a heading or buttons, into a row of their own.
 * @param elements the first of them marks where the row is
 * @param signal takes the row out again
 */
export function wrapInRow(elements: readonly Element[], signal: AbortSignal): HTMLElement {
  const row = create('div');
  elements[0]?.before(row);
  row.append(...elements);
  onAbort(signal, () => row.replaceWith(...row.childNodes));
  return row;
}
