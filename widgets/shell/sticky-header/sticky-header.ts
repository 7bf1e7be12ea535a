import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { addClass, setAttributes, setStyles, toggleClass } from '../../../core/platform/dom/undo.ts';
import { observeScroll, type Scrolled } from '../../../core/platform/scroll/observe-scroll.ts';
import { emit } from '../../../core/runtime/bus/bus.ts';
import { mediaUpTo } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { type HeaderState, nextState } from './states.ts';
import styles from './sticky-header.module.css';
import { type HeaderHeight, watchHeight } from './watch-height.ts';

/**
 * Keeps the header reachable: below the `large` breakpoint it hides while the visitor scrolls down and returns as soon
 * as they scroll up; on wider screens it stays. It reappears without the line of sections, which leaves more space for
 * reading on a phone. While it contains the focus, it is always completely visible [sticky-header-1, sticky-header-2].
 * Only its `transform` and its `clip-path` change, so that it causes no layout.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { page, signal }) {
    const narrow = matchMedia(mediaUpTo(siteConfig(page).breakpoints, 'large'));
    let scrolled: Scrolled = { position: 0, direction: undefined };
    let state: HeaderState = 'top';
    let height: HeaderHeight = { whole: 0, sections: 0 };
    let covers: number | undefined;

    const update = () => {
      state = narrow.matches ? nextState(state, { ...scrolled, height: height.whole }) : 'top';
      setAttributes(hook, { 'data-header-state': narrow.matches ? state : null }, signal);
      const hasFocus = hook.contains(document.activeElement);
      const isAway = state === 'down' && !hasFocus;
      const hidden = state === 'up' && !hasFocus ? height.sections : 0;
      toggleClass(hook, styles.away, isAway, signal);
      toggleClass(hook, styles.short, hidden > 0, signal);
      setStyles(hook, { '--nmt-header-hidden': hidden > 0 ? `${hidden}px` : '' }, signal);
      const now = isAway ? 0 : height.whole - hidden;
      if (now !== covers) emit('header:moved', { covers: now });
      covers = now;
    };

    addClass(hook, styles.root, signal);
    watchHeight(
      hook,
      (measured) => {
        height = measured;
        update();
      },
      signal,
    );
    observeScroll((next) => {
      scrolled = next;
      update();
    }, signal);
    narrow.addEventListener('change', update, { signal });
    hook.addEventListener('focusin', update, { signal });
    // When the focus leaves, the next focused element is only known a moment later.
    hook.addEventListener('focusout', () => queueMicrotask(() => signal.aborted || update()), { signal });
    onAbort(signal, () => emit('header:moved', { covers: height.whole }));
  },
});
