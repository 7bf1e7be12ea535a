import { observe } from '../../../core/platform/dom/observe.ts';
import { setStyles } from '../../../core/platform/dom/undo.ts';

/** Px between the header and the target of an anchor. */
const AIR = 16;

/**
 * Reports the header's height whenever it changes, right after layout, and keeps that much of the window free above
 * the target of an anchor.
 * @param header the hook
 * @param measured called with the height in px
 * @param signal ends it, and restores the page's own `scroll-padding`
 */
export function watchHeight(
  header: HTMLElement,
  measured: (height: number) => void,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver((entries) => {
    const height = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
    setStyles(document.documentElement, { 'scroll-padding-block-start': `${height + AIR}px` }, signal);
    measured(height);
  });
  observe(observer, header, signal);
}
