import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { show, toggleClass } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { keepCurrentInView, markCurrent } from './sections-bar.ts';

/** On the hook while the visitor is a subscriber [header-1, header-2]. */
const SUBSCRIBER = 'is-subscriber';

/**
 * Adds to the server's header what only the browser knows: the current section, and whether the visitor is a subscriber,
 * who is not invited to subscribe [header-1, header-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { page, signal }) {
    const marked = [...hook.querySelectorAll<HTMLElement>('[data-header-sections]')];
    // A header without a marked bar has its sections in a `nav`, or a list; those of menus have marks of their own.
    const others = [...hook.querySelectorAll<HTMLElement>(hook.querySelector('nav') ? 'nav' : 'ul')];
    for (const bar of marked.length > 0 ? marked : others.filter((bar) => !bar.closest('[data-menu]'))) {
      markCurrent(bar, page.path, signal);
      keepCurrentInView(bar, signal);
    }

    // The menus of the header move to the end of the page as they open.
    const invitations = document.querySelectorAll<HTMLElement>('[data-header-subscribe]');
    subscribe(
      visitor(page).store,
      (state) => {
        // The server knew more than a call that failed.
        if (!state || state.isUnconfirmed) return;
        const subscribes = isSubscriber(state);
        toggleClass(hook, SUBSCRIBER, subscribes, signal);
        for (const link of invitations) show(link, !subscribes, signal);
      },
      signal,
    );
  },
});
