import { addClass, setAttributes, setStyles, toggleClass } from '../../../core/platform/dom/undo.ts';
import { observeScroll } from '../../../core/platform/scroll/observe-scroll.ts';
import type { ScrollDirection } from '../../../core/platform/scroll/travel.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { mediaUpTo } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { fitsBelowHeader } from '../../../core/ui/sticky/fits-below-header.ts';
import styles from './sticky-bar.module.css';
import { type StickyFrom, stickyFrom } from './sticky-from.ts';
import { markPlace, markPx, watchGoingBy } from './went-by.ts';

/** Width in px from which a bar stays visible; in narrower windows it moves with the header [sticky-bars-2]. */
const STAYS_FROM = 1216;

/**
 * Makes a bar stick under the header once the visitor has scrolled far enough. On windows narrower than 1216 px it
 * hides while the visitor scrolls down, and reappears when they scroll up, like the header [sticky-bars-1,
 * sticky-bars-2]. If a small window has no space for both, only the header reappears.
 */
export default enhancer({
  attributes: {
    /**
     * The position at which it starts to stick: px from the top of the page, or the id of an element that must have
     * been passed.
     */
    stickyFrom: stickyFrom(),
  },
  enhance(hook, { stickyFrom: from }, { feature, page, signal }) {
    const start = startOf(from, feature, signal);
    const wide = matchMedia(`(min-width: ${STAYS_FROM}px)`);
    const narrow = matchMedia(mediaUpTo(siteConfig(page).breakpoints, 'large'));
    const passed = { start: false, slot: false };
    let direction: ScrollDirection | undefined;
    let header = 0;
    let covers = 0;

    const update = () => {
      const isStuck = passed.start && passed.slot;
      const hasSpace = !narrow.matches || fitsBelowHeader(covers, hook.offsetHeight, innerHeight);
      const isUnwanted = !wide.matches && (direction === 'scrolling-down' || !hasSpace);
      const goes = isUnwanted && !hook.contains(document.activeElement);
      toggleClass(hook, styles.sticky, passed.start, signal);
      toggleClass(hook, styles.away, isStuck && goes, signal);
      setAttributes(hook, { 'data-sticky-state': isStuck ? 'stuck' : null }, signal);
    };
    const setPosition = () => {
      const position = { '--nmt-bar-top': `${header}px`, '--nmt-bar-shift': `${covers - header}px` };
      setStyles(hook, position, signal);
    };

    addClass(hook, styles.root, signal);
    watchGoingBy(
      start,
      (wentBy) => {
        passed.start = wentBy;
        update();
      },
      signal,
    );
    watchGoingBy(
      markPlace(hook, styles.mark, signal),
      (wentBy) => {
        passed.slot = wentBy;
        update();
      },
      signal,
    );
    observeScroll((scrolled) => {
      if (scrolled.direction === direction) return;
      direction = scrolled.direction;
      update();
    }, signal);
    on(
      'header:moved',
      (moved) => {
        covers = moved.covers;
        // While it is hidden, its height is the last known one.
        header = covers || header;
        setPosition();
        update();
      },
      signal,
    );
    wide.addEventListener('change', update, { signal });
    hook.addEventListener('focusin', update, { signal });
    // When the focus leaves, the next focused element is only known a moment later.
    hook.addEventListener('focusout', () => queueMicrotask(() => signal.aborted || update()), { signal });
  },
});

/** @throws TypeError if the page has no element with that id */
function startOf(from: StickyFrom, feature: string, signal: AbortSignal): Element {
  if ('px' in from) return markPx(from.px, styles.mark, signal);
  const element = document.getElementById(from.id);
  if (element) return element;
  throw new TypeError(
    `${feature}: data-sticky-from is "${from.id}"; expected whole px such as 200, or the id of an element on this page.`,
  );
}
