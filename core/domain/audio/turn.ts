/** Ends the turn of whoever is heard on this page now. */
let endTurn: (() => void) | undefined;

/**
 * Takes the turn to be heard: all else that is heard on this page stops first, be it the recordings and voices that
 * take turns as well, or any `audio` and `video` in the document. What is started later ends this turn, even by the
 * browser's own controls. One at a time [liveblog-widget-4, listen-to-1, soundtrack-2].
 * @param stop called when another is heard; not after the turn was given back
 * @param own the element that is heard; none for a voice, or for sound outside of the document
 * @returns gives the turn back
 */
export function takeTurn(stop: () => void, own?: HTMLMediaElement): () => void {
  endTurn?.();
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== own && isHeard(other)) other.pause();
  }
  const turn = new AbortController();
  const giveBack = () => {
    turn.abort();
    if (endTurn === end) endTurn = undefined;
  };
  const end = () => {
    giveBack();
    stop();
  };
  const heed = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && target !== own && isHeard(target)) end();
  };
  // They do not bubble. A video that plays without sound may be given it.
  for (const event of ['play', 'volumechange'])
    document.addEventListener(event, heed, { capture: true, signal: turn.signal });
  endTurn = end;
  return giveBack;
}

/** Whether an element plays, and not without sound. */
export const isHeard = ({ paused, muted, volume }: HTMLMediaElement): boolean =>
  !paused && !muted && volume > 0;
