import { readViewCount, remainingViews } from '../../../core/domain/paywall/view-count.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { remainingText } from './texts.ts';

/**
 * Tells an anonymous reader how many free articles are left [view-count-1]. Without a limit on the page, and for
 * a reader who has logged in meanwhile, it stays as the server sent it [view-count-3].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { page, signal }) {
    const served = [...hook.childNodes];
    const { store } = visitor(page);
    const show = () => {
      const left = remainingViews(page.paywallLimit, readViewCount(page));
      if (left === undefined || store.getState()?.loggedIn) hook.replaceChildren(...served);
      else if (hook.textContent !== remainingText(left)) hook.textContent = remainingText(left);
    };
    const end = store.subscribe(show);
    // In another tab, or on the way here, the reader may have read on.
    on('page:restored', show, signal);
    document.addEventListener('visibilitychange', () => document.hidden || show(), { signal });
    signal.addEventListener('abort', () => {
      end();
      hook.replaceChildren(...served);
    });
    show();
  },
});
