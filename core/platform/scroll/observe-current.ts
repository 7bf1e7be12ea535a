import { observeReached } from './observe-reached.ts';

/**
 * Reports which of several elements in a column the visitor has reached: the first one that starts in the upper half of
 * the window, otherwise the last one that starts above the window. Unlike {@link observeReached}, this suits short
 * elements, of which several begin in the upper half.
 * @param elements in document order
 * @param onCurrent called with the element's index, -1 before the first: initially, then after each change
 * @param signal ends it
 */
export function observeCurrent(
  elements: readonly Element[],
  onCurrent: (index: number) => void,
  signal: AbortSignal,
): void {
  let inUpperHalf: number | undefined;
  let above: number | undefined;
  let last: number | undefined;
  const update = () => {
    if (inUpperHalf === undefined || above === undefined) return;
    const index = inUpperHalf > above ? above + 1 : above;
    if (index !== last) onCurrent(index);
    last = index;
  };
  observeReached(
    elements,
    (reached) => {
      inUpperHalf = reached;
      update();
    },
    signal,
  );
  observeReached(
    elements,
    (reached) => {
      above = reached;
      update();
    },
    signal,
    -1,
  );
}
