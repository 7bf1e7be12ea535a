import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { show, toggleClass } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { keepCurrentInView, markCurrent } from './sections-bar.ts';

/** Class of the hook while the visitor is a subscriber [header-1, header-2]. */
const SUBSCRIBER = 'is-subscriber';

/**
 * Adds the facts to the server's header that only the browser knows: the current section, and whether the visitor is a
 * subscriber, who does not see the invitation to subscribe [header-1, header-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { page, signal }) {
    const marked = [...hook.querySelectorAll<HTMLElement>('[data-header-sections]')];
    // A header without a marked bar has its sections in a `nav` or a list; menus have attributes of their own.
    const others = [...hook.querySelectorAll<HTMLElement>(hook.querySelector('nav') ? 'nav' : 'ul')];
    for (const bar of marked.length > 0 ? marked : others.filter((bar) => !bar.closest('[data-menu]'))) {
      markCurrent(bar, page.path, signal);
      keepCurrentInView(bar, signal);
    }

    // The header's menus move to the end of the page when they open.
    const invitations = document.querySelectorAll<HTMLElement>('[data-header-subscribe]');
    subscribe(
      visitor(page).store,
      (state) => {
        // If the call failed, the server's markup is more reliable.
        if (!state || state.isUnconfirmed) return;
        const subscribes = isSubscriber(state);
        toggleClass(hook, SUBSCRIBER, subscribes, signal);
        for (const link of invitations) show(link, !subscribes, signal);
      },
      signal,
    );
  },
});
