import { observe } from '../../../core/platform/dom/observe.ts';
import { setStyles } from '../../../core/platform/dom/undo.ts';

/** Distance in px between the header and the target of an anchor. */
const AIR = 16;

/** Minimum part of the header's width for sections that are on a line of their own. */
const OWN_LINE = 0.9;

/** The height of the header, in px. */
export interface HeaderHeight {
  readonly whole: number;
  /** The height of the line of sections at its bottom; 0 if they are beside other content, or missing. */
  readonly sections: number;
}

/**
 * Reports the header's height whenever it changes, directly after layout, and sets `scroll-padding` to the height that
 * the header has while the visitor scrolls, so that it does not cover the target of an anchor.
 * @param header the hook
 * @param measured called with the height
 * @param signal ends it, and restores the page's own `scroll-padding`
 */
export function watchHeight(
  header: HTMLElement,
  measured: (height: HeaderHeight) => void,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver((entries) => {
    const whole = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
    const sections = sectionsLine(header);
    const padding = `${whole - sections + AIR}px`;
    setStyles(document.documentElement, { 'scroll-padding-block-start': padding }, signal);
    measured({ whole, sections });
  });
  observe(observer, header, signal);
}

/** Reads the layout, which is up to date in the callback of a resize observer. */
function sectionsLine(header: HTMLElement): number {
  const bar = header.querySelector('[data-header-sections]');
  if (!bar) return 0;
  const [around, line] = [header.getBoundingClientRect(), bar.getBoundingClientRect()];
  const isBelow = line.top > around.top && line.width >= OWN_LINE * around.width;
  return isBelow ? Math.round(around.bottom - line.top) : 0;
}
