import { deviceControls } from '../../../core/domain/audio/device-controls.ts';
import { pageTitle } from '../../../core/runtime/page/page-title.ts';

/** The outcome of playing. */
export type PlayingEnd = 'done' | 'stopped' | 'failed';

/**
 * Plays a recording without visible controls to its end. The device's own buttons seek and stop it.
 * @param address of the recording; the page's Content-Security-Policy must allow it
 * @param signal stops it
 * @returns how it ended; never rejects
 */
export function playAudio(address: string, signal: AbortSignal): Promise<PlayingEnd> {
  return new Promise((resolve) => {
    const audio = new Audio(address);
    const ending = new AbortController();
    const device = deviceControls(audio, pageTitle, ending.signal);
    const end = (how: PlayingEnd) => {
      if (ending.signal.aborted) return;
      ending.abort();
      audio.pause();
      // Ends the download as well.
      audio.removeAttribute('src');
      audio.load();
      resolve(how);
    };
    if (signal.aborted) return end('stopped');
    signal.addEventListener('abort', () => end('stopped'), { once: true, signal: ending.signal });
    addEventListener('pagehide', () => end('stopped'), { signal: ending.signal });
    audio.addEventListener('ended', () => end('done'), { signal: ending.signal });
    audio.addEventListener('error', () => end('failed'), { signal: ending.signal });
    // A headset or the lock screen can pause the recording; the button then shows its real state.
    audio.addEventListener('pause', () => end(audio.ended ? 'done' : 'stopped'), { signal: ending.signal });
    device.show();
    audio.play().catch(() => end('failed'));
  });
}
