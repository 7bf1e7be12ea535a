/** Closes the modal that is open. */
type Close = () => void;

let current: Close | undefined;

/**
 * Makes a modal the only one: the one that is open closes [modal-behaviour-10].
 * @param close closes this one when another comes; undefined for a wall, over which others open
 * @returns gives the place up
 */
export function takeSlot(close: Close | undefined): () => void {
  const previous = current;
  current = close;
  previous?.();
  return () => {
    if (current === close) current = undefined;
  };
}
