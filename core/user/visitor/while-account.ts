import type { Page } from '../../runtime/page/page.ts';
import { isSameAccount } from './is-same-account.ts';
import { type RunForVisitor, whileSame } from './while-same.ts';

/**
 * Runs a function for each account, and not again if the account's rights change: for a feature that changes
 * subscriptions itself, and shows the outcome.
 * @param page the page
 * @param run see {@link RunForVisitor}
 * @param signal ends it
 */
export function whileAccount(page: Page, run: RunForVisitor, signal: AbortSignal): void {
  whileSame(
    page,
    (next, present) => isSameAccount(next, present) && next.isUnconfirmed === present.isUnconfirmed,
    run,
    signal,
  );
}
