import { loadScript } from '../../../core/platform/scripts/load-script.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import type { CreatePlayer } from './player.ts';
import { isPlayerScript, isScriptPlayer } from './script-contract.ts';

/** Milliseconds within which the script must be loaded and the player ready. */
const TIMEOUT = 15_000;

/**
 * The player of a third party, whose script loads on demand: `scripts.videoPlayer` of the site's configuration.
 * @param page the page
 */
export function createScriptPlayer(page: Page): CreatePlayer {
  return async (place, video, { autoplay, muted }, onError, signal) => {
    const { videoPlayer } = siteConfig(page).scripts;
    const timeout = deadline(signal);
    await Promise.race([
      loadScript(typeof videoPlayer === 'string' ? videoPlayer : undefined, page),
      timeout,
    ]);
    const script: unknown = Reflect.get(window, 'videoPlayer');
    if (!isPlayerScript(script)) throw new Error('The script made no window.videoPlayer with create().');
    const { id = '', title, live } = video;
    const made: unknown = script.create(place, { id, title, live, autoplay, muted, language: 'nl' });
    if (!isScriptPlayer(made)) throw new Error('create() gave no player with on, play, pause and destroy.');
    let isReady = false;
    const ready = new Promise<void>((resolve, reject) => {
      made.on('ready', () => {
        isReady = true;
        resolve();
      });
      made.on('error', (detail) => (isReady ? onError(detail) : reject(detail)));
    });
    try {
      await Promise.race([ready, timeout]);
    } catch (cause) {
      made.destroy();
      throw cause;
    }
    return {
      play: () => made.play(),
      pause: () => made.pause(),
      focus: () => focusIn(place),
      destroy: () => made.destroy(),
    };
  };
}

function focusIn(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function deadline(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('The player was not ready in time.')), TIMEOUT);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
