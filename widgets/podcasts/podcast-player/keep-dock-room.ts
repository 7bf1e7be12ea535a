import { restore, setStyles } from '../../../core/platform/dom/undo.ts';
import { afterResize } from '../../../core/platform/viewport/after-resize.ts';

/** Px between the player and what the keyboard scrolls into view. */
const AIR = 16;

/**
 * Keeps free what the docked player covers: the page scrolls to its end, the keyboard reaches nothing under it, and what
 * else lies over the bottom of the window moves above it, by `--player-below`.
 * @param dock the player, which may be hidden
 * @param signal ends it
 */
export function keepDockRoom(dock: HTMLElement, signal: AbortSignal): void {
  const reserve = (entries: readonly ResizeObserverEntry[]) => {
    const height = Math.ceil(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
    const { documentElement, body } = document;
    if (height === 0) {
      restore(documentElement, signal);
      restore(body, signal);
      return;
    }
    setStyles(
      documentElement,
      { '--player-below': `${height}px`, 'scroll-padding-block-end': `${height + AIR}px` },
      signal,
    );
    setStyles(body, { 'padding-block-end': `${height}px` }, signal);
  };
  afterResize([dock], reserve, signal);
}
