import { readViewCount, remainingViews } from '../../../core/domain/paywall/view-count.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { replaceChildren, restore } from '../../../core/platform/dom/undo.ts';
import { onReturn } from '../../../core/platform/page-life/on-return.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { PRIORITY } from '../../../core/user/prompts/priorities.ts';
import { keepTurnInView } from '../../../core/user/prompts/turn-in-view.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { remainingText } from './texts.ts';

/**
 * Shows an anonymous visitor how many free articles are left [view-count-1]. Without a limit on the page, and for a
 * visitor who has logged in meanwhile, it stays as the server sent it [view-count-3]. While the number is in view, nothing
 * less important than a wall asks for attention.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, page, signal }) {
    const { store } = visitor(page);
    let turn: AbortController | undefined;
    const endTurn = () => {
      turn?.abort();
      turn = undefined;
    };
    const show = () => {
      const left = remainingViews(page.paywallLimit, readViewCount(page));
      if (left === undefined || store.getState()?.loggedIn) {
        endTurn();
        restore(hook, signal);
        return;
      }
      if (hook.textContent !== remainingText(left)) replaceChildren(hook, [remainingText(left)], signal);
      if (turn) return;
      turn = new AbortController();
      keepTurnInView(hook, { name: feature, priority: PRIORITY.meter, signal: turn.signal });
    };
    onAbort(signal, endTurn);
    // The visitor may have read more articles in another tab.
    onReturn(show, signal);
    subscribe(store, show, signal);
  },
});
