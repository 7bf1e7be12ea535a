import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { savesData } from '../../../core/platform/schedule/saves-data.ts';
import { watch } from '../../../core/platform/viewport/detector.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import type { Show } from './show.ts';

/**
 * Lets the reader start the video by the poster's link, which is a button from now on. With a modifier key it stays a
 * link to the video's page, in a tab of its own.
 * @param hook the element around it
 * @param link the poster
 * @param start plays
 * @param ended aborts when there is nothing to play any more: the link is a link again
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
  // Buttons answer to the space bar too.
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
 * Starts a live video when it comes into view, without sound and only where the visitor does not prefer less motion or
 * data, and lets it pause out of view. Once the reader has used the player, it is left alone.
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
