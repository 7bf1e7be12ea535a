import { setStyles } from '../../platform/dom/undo.ts';
import { on } from '../../runtime/bus/bus.ts';
import { fitsBelowHeader } from '../sticky/stack.ts';

/** Windows from this width in px on have space for header and navigation. */
const WIDE_FROM = 980;

/**
 * Keeps a navigation that sticks below the header. In a small window without space for both it goes behind the
 * header when that returns; it never does while it contains the focus.
 * @param nav the navigation
 * @param signal ends it
 */
export function stickBelowHeader(nav: HTMLElement, signal: AbortSignal): void {
  const wide = matchMedia(`(min-width: ${WIDE_FROM}px)`);
  let covers = 0;
  const update = () => {
    const height = nav.offsetHeight;
    const isShown =
      wide.matches || nav.contains(document.activeElement) || fitsBelowHeader(covers, height, innerHeight);
    setStyles(nav, { '--nmt-chapters-top': `${isShown ? covers : covers - height}px` }, signal);
  };
  on(
    'header:moved',
    (moved) => {
      covers = moved.covers;
      update();
    },
    signal,
  );
  wide.addEventListener('change', update, { signal });
  nav.addEventListener('focusin', update, { signal });
  // When the focus leaves, the next focused element is only known a moment later.
  nav.addEventListener('focusout', () => queueMicrotask(() => signal.aborted || update()), { signal });
}
