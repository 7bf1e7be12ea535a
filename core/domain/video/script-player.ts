import { onAbort } from '../../platform/dom/on-abort.ts';
import { loadScript } from '../../platform/scripts/load-script.ts';
import { configAddress } from '../../runtime/config/config-address.ts';
import type { Page } from '../../runtime/page/page.ts';
import { LANGUAGE } from '../../runtime/site/language.ts';
import type { CreatePlayer } from './player.ts';
import { isPlayerScript, isScriptPlayer, type PlayerScript } from './script-contract.ts';

/** Milliseconds within which the script must be loaded and the player ready. */
const TIMEOUT = 15_000;

/**
 * The player of a third party, whose script loads on demand: `scripts.videoPlayer` of the site's configuration.
 * @param page the page
 * @param load requests the script; by default the one of the configuration
 */
export function createScriptPlayer(
  page: Page,
  load: () => Promise<void> = () => loadScript(videoPlayerScript(page), page),
): CreatePlayer {
  return async (container, video, { autoplay, muted }, onError, signal) => {
    const timeout = deadline(signal);
    await Promise.race([load(), timeout]);
    const script = playerScript();
    const { id = '', title, live } = video;
    const made: unknown = script.create(container, { id, title, live, autoplay, muted, language: LANGUAGE });
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
      focus: () => focusIn(container),
      destroy: () => made.destroy(),
    };
  };
}

/** The player of videos with an id: docs/third-parties.md#video-player; without it those videos stay links. */
export const videoPlayerScript = configAddress('scripts.videoPlayer');

/**
 * The video library, once its script has run.
 * @throws Error if it does not implement the expected interface
 */
export function playerScript(): PlayerScript {
  const script: unknown = Reflect.get(window, 'videoPlayer');
  if (!isPlayerScript(script)) throw new Error('The script made no window.videoPlayer with create().');
  return script;
}

function focusIn(container: HTMLElement): void {
  container.tabIndex = -1;
  container.focus({ preventScroll: true });
}

/** Rejects when the library takes too long, or when the signal aborts. */
export function deadline(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('The player was not ready in time.')), TIMEOUT);
    onAbort(signal, () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
