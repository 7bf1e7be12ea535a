/** Ends the current turn on this page. */
let endTurn: (() => void) | undefined;

/**
 * Takes the turn to play: stops all other sound on the page, both sounds that take turns and any `audio` or `video` in
 * the document. A sound that starts later ends this turn, even if the browser's own controls start it
 * [liveblog-widget-4, listen-to-1, soundtrack-2].
 * @param stop called when another sound starts; not after the turn was returned
 * @param own the element that plays; none for speech and for sound outside the document
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
  const onMediaEvent = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && target !== own && isHeard(target)) end();
  };
  // These events do not bubble. A muted video may be unmuted later.
  for (const event of ['play', 'volumechange'])
    document.addEventListener(event, onMediaEvent, { capture: true, signal: turn.signal });
  endTurn = end;
  return giveBack;
}

/** Whether something plays on this page: a sound that has the turn, speech included, or an audible element. */
export function isSoundOn(): boolean {
  return (
    endTurn !== undefined ||
    [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some((media) => isHeard(media))
  );
}

/** Whether an element plays audibly. */
export const isHeard = ({ paused, muted, volume }: HTMLMediaElement): boolean =>
  !paused && !muted && volume > 0;
