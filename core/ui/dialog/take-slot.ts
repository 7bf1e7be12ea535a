/** Closes the modal that is open. */
type Close = () => void;

let current: Close | undefined;

/**
 * Makes a modal the only one: closes the open one [modal-behaviour-10].
 * @param close closes this one when another opens; undefined for a wall, over which others open
 * @returns gives the slot up
 */
export function takeSlot(close: Close | undefined): () => void {
  const previous = current;
  current = close;
  previous?.();
  return () => {
    if (current === close) current = undefined;
  };
}
