import { observe } from '../../platform/dom/observe.ts';
import { setStyles } from '../../platform/dom/undo.ts';
import { on } from '../../runtime/bus/bus.ts';
import { fitsBelowHeader } from './fits-below-header.ts';

/** Windows from this width in px on have space for header and bar. */
const WIDE_FROM = 980;

/**
 * Keeps a bar that sticks below the header: its place is in `--nmt-below-header`, px from the window's top. In a small
 * window without space for both it goes behind the header when that returns; it never does while it contains the focus.
 * @param bar sticks there by its own style
 * @param signal ends it
 * @param holder gets the property; what sticks below the bar gets it with a call of its own. All that an element holds
 *   inherits a custom property, and the browser computes all of it anew: none is set around a long list
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
  // The browser reports the height once it has laid out the page anyway: to read it here would have it do so now.
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
