import { findArticleBody } from '../../../core/domain/article/find-article-body.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { show, toggleClass } from '../../../core/platform/dom/undo.ts';
import { mediaFrom } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import styles from './article-sidebar.module.css';
import { isEmpty } from './is-empty.ts';
import { sticks } from './sticks.ts';

/** Height in px that a sticky header and the margins of the column may take up. */
const AROUND = 100;

/**
 * The column beside an article: stays in view from the `large` breakpoint up, and takes no space when it is empty
 * [article-sidebar-1, article-sidebar-2]. CSS does the sticking; the script sets the class.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { page, signal }) {
    const isServedHidden = hook.hidden;
    const body = findArticleBody();
    const wide = matchMedia(mediaFrom(siteConfig(page).breakpoints, 'large'));
    const heights = new Map<Element, number>();

    const update = () => {
      const own = heights.get(hook) ?? 0;
      const room = innerHeight - AROUND;
      const doesStick = sticks({ isWide: wide.matches, own, body: body && heights.get(body), room });
      toggleClass(hook, styles.sticky, doesStick, signal);
    };
    // The observer also reports the first heights, so that no layout is forced here.
    const sizes = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        heights.set(target, borderBoxSize[0]?.blockSize ?? 0);
      }
      update();
    });
    const fold = () => {
      show(hook, !isServedHidden && !isEmpty(hook), signal);
    };
    // Content that is inserted later, such as an advertisement, shows the column.
    const content = new MutationObserver(fold);
    fold();
    observe(sizes, body ? [hook, body] : hook, signal);
    observe(content, hook, signal, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['hidden'],
    });
    wide.addEventListener('change', update, { signal });
    addEventListener('resize', update, { signal, passive: true });
  },
});
