/** Closes the open modal. */
type Close = () => void;

let current: Close | undefined;

/**
 * Makes a modal the only one: closes the open one [modal-behaviour-10].
 * @param close closes this modal when another opens; undefined for a wall, over which others open
 * @returns a function that releases the slot
 */
export function takeSlot(close: Close | undefined): () => void {
  const previous = current;
  current = close;
  previous?.();
  return () => {
    if (current === close) current = undefined;
  };
}
