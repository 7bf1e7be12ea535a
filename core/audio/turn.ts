let stopLast: (() => void) | undefined;

/**
 * Takes the turn to be heard: whoever is heard on this page now stops first. One voice at a time
 * [liveblog-widget-4].
 * @param stop called when another takes the turn; not after the turn was given back
 * @returns gives the turn back
 */
export function takeTurn(stop: () => void): () => void {
  stopLast?.();
  stopLast = stop;
  return () => {
    if (stopLast === stop) stopLast = undefined;
  };
}
