import { takeTurn } from './turn.ts';

/**
 * Lets an element be heard alone, whoever starts it: all else falls silent, and it pauses when another is heard
 * [listen-to-1, soundtrack-2].
 * @param audio in the document
 * @param signal ends it
 */
export function playAlone(audio: HTMLMediaElement, signal: AbortSignal): void {
  let giveBack = () => {};
  const take = () => {
    // Browsers tell of it a moment later: it may be silent again.
    if (audio.paused) return;
    giveBack();
    giveBack = takeTurn(() => audio.pause(), audio);
  };
  audio.addEventListener('play', take, { signal });
  audio.addEventListener('pause', () => audio.paused && giveBack(), { signal });
  signal.addEventListener('abort', () => giveBack());
}
