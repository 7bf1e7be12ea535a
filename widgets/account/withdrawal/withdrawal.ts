import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { holdHeight } from '../../../core/platform/viewport/hold-height.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { loginHash } from '../../../core/user/visitor/login-hash.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { whileAccount } from '../../../core/user/visitor/while-account.ts';
import { fetchWithdrawable } from './api/withdrawals.ts';
import { filledForm, listedContracts, readForm } from './start.ts';

/**
 * Withdraws from a contract in two steps, without leaving the page. The server's form stays until it is known who
 * visits, and works without the script [withdrawal-1].
 */
export default lazyWidget({
  attributes: {
    /** The page on which a subscription is cancelled after the withdrawal period. */
    cancelUrl: optional(address()),
  },
  loadView: async () => (await import('./Withdrawal.tsx')).Withdrawal,
  enhance(hook, { cancelUrl }, { show, ...context }) {
    const { feature, page, fail, signal } = context;
    const settle = holdHeight(hook, signal);
    const fetchKnown = async (present: AbortSignal) => {
      try {
        return await fetchWithdrawable(present);
      } catch (cause) {
        if (!isAborted(cause)) warn(feature, `The form could not be filled in: ${String(cause)}`);
        return undefined;
      }
    };
    const run = async ({ loggedIn, isUnconfirmed }: Visitor, present: AbortSignal) => {
      const known = loggedIn || isUnconfirmed ? await fetchKnown(present) : undefined;
      if (present.aborted) return;
      onAbort(present, () => show(undefined));
      show({
        form: filledForm(readForm(hook), known),
        contracts: listedContracts(known),
        cancelUrl,
        login: loginHash(visitorConfig(page).loginCookie) ?? '',
        feature,
        settle,
      });
    };
    whileAccount(page, (visitor, present) => void run(visitor, present).catch(fail), signal);
  },
});
