import { readViewCount, remainingViews } from '../../../core/domain/paywall/view-count.ts';
import { setText } from '../../../core/platform/dom/set-text.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { restore } from '../../../core/platform/dom/undo.ts';
import { onReturn } from '../../../core/platform/page-life/on-return.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { remainingText } from './texts.ts';

/**
 * Shows an anonymous visitor how many free articles are left [view-count-1]. Without a limit on the page, and for a
 * visitor who has logged in in the meantime, the server's content stays [view-count-3].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { page, signal }) {
    const { store } = visitor(page);
    const show = () => {
      const left = remainingViews(page.paywallLimit, readViewCount(page));
      if (left === undefined || store.getState()?.loggedIn) restore(hook, signal);
      else setText(hook, remainingText(left), signal);
    };
    // The visitor may have read more articles in another tab.
    onReturn(show, signal);
    subscribe(store, show, signal);
  },
});
