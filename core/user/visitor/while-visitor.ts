import { onAbort } from '../../platform/dom/on-abort.ts';
import { subscribe } from '../../platform/dom/subscribe.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from './visitor.ts';
import { visitor } from './visitor-store.ts';
import { accountOf } from './visitor-value.ts';

/**
 * Runs a function as soon as the visitor is known, and again for the next one after a login or logout: nothing that
 * belongs to one account must be shown to, or reported for, another. Data that arrives about the same account counts
 * as another visitor only if it changes what the visitor may do.
 * @param page the page
 * @param run gets the visitor, and a signal that aborts when another one takes over
 * @param signal ends it
 */
export function whileVisitor(
  page: Page,
  run: (visitor: Visitor, signal: AbortSignal) => void,
  signal: AbortSignal,
): void {
  let controller: AbortController | undefined;
  let present: string | undefined;
  onAbort(signal, () => controller?.abort());
  subscribe(
    visitor(page).store,
    (next) => {
      const key = next && JSON.stringify([accountOf(next), next.status, next.isUnconfirmed]);
      if (key === undefined || key === present) return;
      present = key;
      controller?.abort();
      controller = new AbortController();
      run(next as Visitor, controller.signal);
    },
    signal,
  );
}
