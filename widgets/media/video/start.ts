import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { watch } from '../../../core/platform/viewport/watch.ts';
import { savesData } from '../../../core/runtime/page/saves-data.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import type { Show } from './show.ts';

/**
 * Makes the poster's link a button that starts the video. With a modifier key it stays a link that opens the video's
 * page in a new tab.
 * @param hook the element that contains it
 * @param link the poster
 * @param start starts the video
 * @param ended aborts when the video has ended, and restores the link
 */
export function startByReader(
  hook: HTMLElement,
  link: HTMLAnchorElement,
  start: () => void,
  ended: AbortSignal,
): void {
  setAttributes(link, { role: 'button' }, ended);
  link.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!hook.hasAttribute('aria-busy')) start();
    },
    { signal: ended },
  );
  // Buttons react to the space bar, too.
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    },
    { signal: ended },
  );
}

/**
 * Starts a live video when it scrolls into view, muted and only for visitors who do not prefer reduced motion or data,
 * and pauses it out of view. Stops doing so once the visitor has used the player.
 */
export function startInView(hook: HTMLElement, { start, play, pause, ended }: Show): void {
  const isQuiet = isMotionReduced() || savesData();
  const taken = new AbortController();
  const signal = taken.signal;
  onAbort(ended, () => taken.abort());
  if (ended.aborted) return;
  for (const name of ['pointerdown', 'keydown'] as const) {
    hook.addEventListener(name, () => taken.abort(), { signal });
  }
  let isStarted = false;
  watch(
    hook,
    (inView) => {
      if (!inView) return pause();
      if (isStarted) {
        if (!isQuiet) play();
        return;
      }
      isStarted = true;
      start({ autoplay: !isQuiet, muted: true, focus: false });
    },
    { signal },
  );
}
