import { pageTitle } from '../../runtime/page/page-title.ts';
import { deviceControls } from './device-controls.ts';

/** How playing ended. */
export type PlayingEnd = 'done' | 'stopped' | 'failed';

/**
 * Plays a recording that has no controls of its own, to its end. The device's own buttons wind and stop it.
 * @param address of the recording, one that the page's Content-Security-Policy allows
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
    // The reader's headset or lock screen may pause it; the button then says what is true.
    audio.addEventListener('pause', () => end(audio.ended ? 'done' : 'stopped'), { signal: ending.signal });
    device.show();
    audio.play().catch(() => end('failed'));
  });
}
