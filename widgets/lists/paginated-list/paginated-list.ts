import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { whenIdle } from '../../../core/platform/schedule/when-idle.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createHeldSign } from './create-held-sign.ts';
import { createStatus } from './create-status.ts';
import { createGrowth } from './growth/create-growth.ts';
import { createHistory } from './history/list-history.ts';
import { restorePages } from './history/restore-pages.ts';
import { createLoadNext } from './load-next.ts';
import { createPages } from './pages/create-pages.ts';
import { heldText } from './texts.ts';

/**
 * Loads further pages of a list into it: the first one automatically, the others when the more-button comes into view
 * or is pressed [paginated-list-1, paginated-list-4]. Mounts on `[data-paginated-list]`, with the items in
 * `[data-list-items]` and a link to the next page in `[data-list-more]`.
 *
 * Three parts: `pages` has the pages of the list and the next address, `growth` appends items without moving visible
 * content, `history` stores and restores pages and scroll position. `load-next` connects them.
 */
export default enhancer({
  attributes: {
    /** The list's name, if a page has several. */
    paginatedList: optional(text(), ''),
  },
  async enhance(hook, { paginatedList: list }, context) {
    const { feature, signal } = context;
    const holder = hook.querySelector<HTMLElement>('[data-list-items]');
    if (!holder) throw new TypeError(`${feature}: there is no data-list-items in the list.`);
    const pages = createPages(hook);
    const announce = createStatus(hook, signal);
    const showHeld = createHeldSign(pages.link, signal);
    const growth = createGrowth({
      hook,
      holder,
      onNearEnd: () => void loadNext('near'),
      onHeld(count) {
        showHeld(count);
        if (count > 0) announce(heldText(count));
      },
      signal,
    });
    const history = createHistory({
      list,
      holder,
      pages,
      restorePages: (addresses, at) => restorePages(addresses, at, hook, holder, context),
      signal,
    });
    const loadNext = createLoadNext({ hook, holder, pages, growth, history, announce }, context);

    pages.link?.addEventListener(
      'click',
      (event) => {
        if (!isPlainClick(event) || !loadNext.isPossible()) return;
        event.preventDefault();
        void loadNext('press');
      },
      { signal },
    );

    await history.restore();
    if (pages.next().kind !== 'page') {
      growth.release();
      pages.end(feature);
    } else {
      growth.reserve(holder.childElementCount);
      if (history.hasPages || pages.isKnown) growth.awaitNearEnd(true);
      else whenIdle(() => void loadNext('first'), signal);
    }
  },
});
