import { onAbort } from '../../platform/dom/on-abort.ts';
import { subscribe } from '../../platform/dom/subscribe.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from './visitor.ts';
import { visitor } from './visitor-store.ts';

/** Called once the visitor is known; the signal aborts when the visitor changes. */
export type RunForVisitor = (visitor: Visitor, signal: AbortSignal) => void;

/**
 * Runs a function as soon as the visitor is known, and again for each visitor who is not the same.
 * @param page the page
 * @param isSame compares the visitor with the one that the function ran for
 * @param run see {@link RunForVisitor}
 * @param signal ends it
 */
export function whileSame(
  page: Page,
  isSame: (next: Visitor, present: Visitor) => boolean,
  run: RunForVisitor,
  signal: AbortSignal,
): void {
  let controller: AbortController | undefined;
  let present: Visitor | undefined;
  onAbort(signal, () => controller?.abort());
  subscribe(
    visitor(page).store,
    (next) => {
      if (!next || (present && isSame(next, present))) return;
      present = next;
      controller?.abort();
      controller = new AbortController();
      run(next, controller.signal);
    },
    signal,
  );
}
