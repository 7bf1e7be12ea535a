import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import { onReturn } from '../../../core/platform/page-life/on-return.ts';
import { now } from '../../../core/platform/time/now.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { dueIn } from '../../../core/user/sync/check-sources.ts';
import { syncItem } from '../../../core/user/sync/sync-state.ts';
import { forgetPersonal } from '../../../core/user/visitor/forget-personal.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Detects the visitor's changes on other devices: every five minutes while the page is visible, and when the visitor
 * returns, in one tab for all [sync-2, sync-5]. For logged-in visitors only [sync-4].
 */
export default enhancer({
  attributes: {},
  enhance(_body, _attributes, { page, signal }) {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const plan = () => {
      clearTimeout(timer);
      const account = syncAccount(page);
      const state = syncItem.read();
      // The login of another account may have followed the logout without a page in between.
      if (account !== undefined && state && state.of !== account) forgetPersonal();
      if (account === undefined || signal.aborted || document.visibilityState === 'hidden') return;
      timer = setTimeout(check, dueIn(syncItem.read(), account, now()));
    };
    const check = async () => {
      const account = syncAccount(page);
      if (account === undefined) return;
      try {
        const { checkNow } = await import('./check-now.ts');
        await checkNow(page, account, signal);
      } catch {
        // A failed sync is silent; the next one may succeed [sync-3].
      }
      plan();
    };

    subscribe(visitor(page).store, plan, signal);
    syncItem.subscribe(plan, signal);
    onReturn(plan, signal);
    onLeave(() => clearTimeout(timer), signal);
    onAbort(signal, () => clearTimeout(timer));
  },
});
