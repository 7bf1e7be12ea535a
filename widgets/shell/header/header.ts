import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { toggleClass } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { keepCurrentInView, markCurrent } from './sections-bar.ts';

/** On the hook while the visitor is a subscriber [header-1, header-2]. */
const SUBSCRIBER = 'is-subscriber';

/**
 * Adds to the server's header what only the browser knows: the current section, and whether the visitor is a subscriber
 * [header-1, header-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { page, signal }) {
    for (const bar of hook.querySelectorAll<HTMLElement>('[data-header-sections]')) {
      markCurrent(bar, page.path, signal);
      keepCurrentInView(bar, signal);
    }

    subscribe(
      visitor(page).store,
      (state) => state && toggleClass(hook, SUBSCRIBER, isSubscriber(state), signal),
      signal,
    );
  },
});
