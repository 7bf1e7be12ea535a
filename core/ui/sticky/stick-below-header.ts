import { observe } from '../../platform/dom/observe.ts';
import { setStyles } from '../../platform/dom/undo.ts';
import { on } from '../../runtime/bus/bus.ts';
import { fitsBelowHeader } from './fits-below-header.ts';

/** The width in px from which windows have space for header and bar. */
const WIDE_FROM = 980;

/**
 * Keeps a bar below the sticky header: `--nmt-below-header` is its distance from the window's top in px. In a small
 * window without space for both, the bar is behind the header when that returns, but never while the bar contains the
 * focus.
 * @param bar the bar, which is sticky by its own style
 * @param signal ends it
 * @param holder the element that gets the property; elements that stick below the bar get it by another call. All
 *   descendants inherit a custom property, and the browser recomputes their styles, so it must not be set around a long
 *   list
 */
export function stickBelowHeader(bar: HTMLElement, signal: AbortSignal, holder: HTMLElement = bar): void {
  const wide = matchMedia(`(min-width: ${WIDE_FROM}px)`);
  let covers = 0;
  let height = 0;
  const update = () => {
    const isShown =
      wide.matches || bar.contains(document.activeElement) || fitsBelowHeader(covers, height, innerHeight);
    setStyles(holder, { '--nmt-below-header': `${isShown ? covers : covers - height}px` }, signal);
  };
  // The browser reports the height after laying out the page anyway; reading it here would force a layout.
  const sizes = new ResizeObserver((entries) => {
    height = entries.at(-1)?.borderBoxSize[0]?.blockSize ?? height;
    update();
  });
  observe(sizes, bar, signal);
  on(
    'header:moved',
    (moved) => {
      covers = moved.covers;
      update();
    },
    signal,
  );
  wide.addEventListener('change', update, { signal });
  bar.addEventListener('focusin', update, { signal });
  // When the focus leaves, the next focused element is only known a moment later.
  bar.addEventListener('focusout', () => queueMicrotask(() => signal.aborted || update()), { signal });
}
