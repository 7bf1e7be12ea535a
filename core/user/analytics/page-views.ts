import { onAbort } from '../../platform/dom/on-abort.ts';
import { randomId } from '../../platform/ids/random-id.ts';
import { onceActivated } from '../../platform/page-life/activation.ts';
import { on } from '../../runtime/bus/bus.ts';

/** One time that a reader sees a page. */
export interface PageView {
  /** Random, kept nowhere: what is counted twice under it is counted once. */
  readonly id: string;
  /** Whether the reader came back to it: from the back/forward cache, or by the history within the page. */
  readonly restored: boolean;
  /** Where the page is, as the view began. */
  readonly address: string;
  /** Where the reader came from; empty where the browser does not say. */
  readonly referrer: string;
}

let current: PageView | undefined;
const handlers = new Set<(view: PageView) => void>();

/**
 * Tells of each view of this page, the first one too: once the reader is really there, each time the page comes back
 * from the back/forward cache, and each time a feature puts another page in its place.
 * All who ask hear of the same views.
 * @param handler called once for each
 * @param signal ends it
 */
export function onPageView(handler: (view: PageView) => void, signal: AbortSignal): void {
  onceActivated(() => {
    if (!current) {
      current = viewOf(false, document.referrer);
      on('page:restored', () => begin(true, document.referrer));
    }
    handlers.add(handler);
    onAbort(signal, () => handlers.delete(handler));
    handler(current);
  }, signal);
}

/**
 * Tells that a feature has put another page in the place of this one, without a page load: what is counted is the same.
 * Call it once the address is that of the new page.
 * @param from where the reader was before
 * @param restored whether the browser's back or forward led there
 */
export function reportPageChange(from: string, restored: boolean): void {
  // Where nobody has asked yet, the first view will be of this page.
  if (current) begin(restored, from);
}

function begin(restored: boolean, referrer: string): void {
  current = viewOf(restored, referrer);
  for (const handler of handlers) handler(current);
}

function viewOf(restored: boolean, referrer: string): PageView {
  return { id: randomId(), restored, address: location.href, referrer };
}
