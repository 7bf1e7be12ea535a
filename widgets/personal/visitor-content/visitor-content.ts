import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { flag, someOf } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { VISITOR_KINDS } from '../../../core/user/visitor/kind.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { isFor } from './is-for.ts';

/**
 * Shows an element to the visitors for whom it is meant, and hides it from others, including after a login or logout in
 * another tab [visitor-1, visitor-11]. The server's state stays if the login status could not be fetched, so that no
 * logged-in visitor is asked to log in.
 */
export default enhancer({
  attributes: {
    /**
     * The kinds of visitors who see the element. Until the visitor is known, the element keeps its state as sent, with
     * or without `hidden`.
     */
    visitors: someOf(...VISITOR_KINDS),
    /** Means the same as `hidden`, for editors that remove that attribute. */
    hidden: flag(),
  },
  enhance(hook, { visitors, hidden }, { page, signal }) {
    const isServedHidden = hook.hidden || hidden;
    subscribe(
      visitor(page).store,
      (state) => {
        const isWanted = state?.isUnconfirmed ? undefined : isFor(visitors, state);
        show(hook, isWanted ?? !isServedHidden, signal);
      },
      signal,
    );
  },
});
