import { isHeard, takeTurn } from './turn.ts';

/**
 * Lets an element be heard alone, whoever starts it: all else falls silent, and it pauses when another is heard
 * [listen-to-1, soundtrack-2]. A video without sound disturbs nobody until it is given sound.
 * @param audio in the document
 * @param signal ends it
 */
export function playAlone(audio: HTMLMediaElement, signal: AbortSignal): void {
  let giveBack = () => {};
  const take = () => {
    // Browsers tell of it a moment later: it may be silent again.
    if (!isHeard(audio)) return;
    giveBack();
    giveBack = takeTurn(() => audio.pause(), audio);
  };
  for (const event of ['play', 'volumechange']) audio.addEventListener(event, take, { signal });
  audio.addEventListener('pause', () => audio.paused && giveBack(), { signal });
  signal.addEventListener('abort', () => giveBack());
}
