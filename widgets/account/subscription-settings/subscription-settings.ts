import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { holdHeight } from '../../../core/platform/viewport/hold-height.ts';
import { address, oneOf, optional } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { whileAccount } from '../../../core/user/visitor/while-account.ts';
import { loadSubscriptions } from './load-subscriptions.ts';

/**
 * Shows subscribers their subscription and what they pay, and lets them change, pause and cancel it. The server's text
 * stays for visitors who have no subscription or are not logged in, without loading React [subscription-settings-1].
 */
export default lazyWidget({
  attributes: {
    /** The initially open step: `cancel` on a page about cancelling. */
    open: optional(oneOf('overview', 'cancel'), 'overview'),
    /** The page on which the visitor withdraws from a contract, during the withdrawal period. */
    withdrawalUrl: optional(address()),
    /** The page on which the visitor gives another delivery address. */
    customerServiceUrl: optional(address()),
  },
  loadView: async () => (await import('./SubscriptionSettings.tsx')).SubscriptionSettings,
  enhance(hook, attributes, { show, ...context }) {
    const { feature, page, fail, signal } = context;
    const settle = holdHeight(hook, signal);
    const served = [...hook.childNodes];
    const showSubscriptions = async (present: AbortSignal) => {
      const first = await loadSubscriptions(feature, present);
      if (present.aborted) return;
      // The view gives the reserved space back once it is rendered: without it what follows would come into view, and
      // move again.
      if (first?.length === 0) return settle();
      onAbort(present, () => show(undefined));
      show({ ...attributes, first, served, settle, context: { ...context, signal: present } });
    };
    const run = async ({ loggedIn, isUnconfirmed }: Visitor, present: AbortSignal) => {
      if (loggedIn || isUnconfirmed) await showSubscriptions(present);
      else settle();
    };
    whileAccount(page, (visitor, present) => void run(visitor, present).catch(fail), signal);
  },
});
