import { onAbort } from '../../platform/dom/on-abort.ts';
import { pageTitle } from '../../runtime/page/page-title.ts';
import { type DeviceExtras, deviceControls } from './device-controls.ts';
import { isHeard, takeTurn } from './turn.ts';

/**
 * Lets only one element play at a time: when it starts, all other sound stops, and it pauses when another element
 * starts [listen-to-1, soundtrack-2]. The device's own buttons play and pause it until another element plays, or it
 * ends or loses its file. A muted video interrupts nothing until it is unmuted.
 * @param audio an element in the document
 * @param signal removes all of this
 * @param title the title on the device; the page's title by default
 * @param extras what else the device shows and offers
 */
export function playAlone(
  audio: HTMLMediaElement,
  signal: AbortSignal,
  title: () => string = pageTitle,
  extras?: DeviceExtras,
): void {
  const device = deviceControls(audio, title, signal, extras);
  let giveBack = () => {};
  const yieldTurn = () => {
    audio.pause();
    device.leave();
  };
  const take = () => {
    // Browsers dispatch the event asynchronously: the element may be silent by then.
    if (!isHeard(audio)) return;
    giveBack();
    giveBack = takeTurn(yieldTurn, audio);
    device.show();
  };
  for (const event of ['play', 'volumechange']) audio.addEventListener(event, take, { signal });
  // An element that loses its file does not dispatch the event of a pause right before that.
  for (const event of ['pause', 'emptied'])
    audio.addEventListener(event, () => audio.paused && giveBack(), { signal });
  audio.addEventListener('ended', () => device.leave(), { signal });
  // Its player was closed, so the device's buttons would start nothing.
  audio.addEventListener('emptied', () => hasNoFile(audio) && device.leave(), { signal });
  onAbort(signal, () => giveBack());
  // The visitor may have started it before the listeners were added.
  take();
}

const hasNoFile = (audio: HTMLMediaElement): boolean =>
  !audio.hasAttribute('src') && !audio.querySelector('source');
