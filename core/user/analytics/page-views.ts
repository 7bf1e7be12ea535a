import { onAbort } from '../../platform/dom/on-abort.ts';
import { randomId } from '../../platform/ids/random-id.ts';
import { onceActivated } from '../../platform/page-life/activation.ts';
import { on } from '../../runtime/bus/bus.ts';
import { documentValue } from '../../runtime/page/document-value.ts';

/** One view of a page by the visitor. */
export interface PageView {
  /** A random id, which is not stored and identifies the view, so that duplicates can be dropped. */
  readonly id: string;
  /** Whether the visitor returned to the page: through the back/forward cache, or the history within the page. */
  readonly restored: boolean;
  /** The page's address when the view started. */
  readonly address: string;
  /** The address of the previous page; empty if the browser reports none. */
  readonly referrer: string;
}

interface Views {
  current?: PageView;
  readonly handlers: Set<(view: PageView) => void>;
}

const pageViews = documentValue((): Views => ({ handlers: new Set() }));

/**
 * Calls a handler for each view of this page: once the page is activated (for the first one), each time it is restored
 * from the back/forward cache, and each time a feature replaces it by another page. All handlers receive the same
 * views.
 * @param handler called once for each view
 * @param signal ends it
 */
export function onPageView(handler: (view: PageView) => void, signal: AbortSignal): void {
  onceActivated(() => {
    const views = pageViews();
    if (!views.current) {
      views.current = viewOf(false, document.referrer);
      on('page:restored', () => begin(views, true, document.referrer));
    }
    views.handlers.add(handler);
    onAbort(signal, () => views.handlers.delete(handler));
    handler(views.current);
  }, signal);
}

/**
 * Reports that a feature has replaced this page by another one without a page load, which counts as a page view. Call
 * it once the address is that of the new page.
 * @param from the address of the previous page
 * @param restored whether the visitor got there by back or forward
 */
export function reportPageChange(from: string, restored: boolean): void {
  const views = pageViews();
  // If there are no handlers yet, the first view will be that of the new page.
  if (views.current) begin(views, restored, from);
}

function begin(views: Views, restored: boolean, referrer: string): void {
  const view = viewOf(restored, referrer);
  views.current = view;
  for (const handler of views.handlers) handler(view);
}

function viewOf(restored: boolean, referrer: string): PageView {
  return { id: randomId(), restored, address: location.href, referrer };
}
