import { onAbort } from '../../platform/dom/on-abort.ts';
import { pageTitle } from '../../runtime/page/page-title.ts';
import { deviceControls } from './device-controls.ts';
import { isHeard, takeTurn } from './turn.ts';

/**
 * Lets an element be heard alone, whoever starts it: all else falls silent, and it pauses when another is heard
 * [listen-to-1, soundtrack-2]. The device's own buttons play and pause it, until another is heard or it has come to its
 * end. A video without sound disturbs nobody until it is given sound.
 * @param audio in the document
 * @param signal ends it
 * @param title what the device calls it; that of the page unless said otherwise
 */
export function playAlone(
  audio: HTMLMediaElement,
  signal: AbortSignal,
  title: () => string = pageTitle,
): void {
  const device = deviceControls(audio, title, signal);
  let giveBack = () => {};
  const yieldTurn = () => {
    audio.pause();
    device.leave();
  };
  const take = () => {
    // Browsers tell of it a moment later: it may be silent again.
    if (!isHeard(audio)) return;
    giveBack();
    giveBack = takeTurn(yieldTurn, audio);
    device.show();
  };
  for (const event of ['play', 'volumechange']) audio.addEventListener(event, take, { signal });
  audio.addEventListener('pause', () => audio.paused && giveBack(), { signal });
  audio.addEventListener('ended', () => device.leave(), { signal });
  onAbort(signal, () => giveBack());
}
