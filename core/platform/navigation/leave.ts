/** Milliseconds after which a page that is still open counts as staying. */
const TIMEOUT = 4000;

/**
 * Leaves the page, and calls back when it stays after all, or is here again: a button that is busy while the page
 * is being left works again. The navigation may be answered by 204 or by a download, stopped by the visitor, or
 * opened in an app; and the visitor may come back to this page from the back/forward cache.
 *
 * Browsers report only some of these, so a page that is still here after 4 s counts as staying, although its
 * navigation may be slow. What the callback allows must be safe to do a second time.
 * @param address the destination; checked by the caller (`navigate.ts`)
 * @param onStay called once, never synchronously
 */
export function leavePage(address: string, onStay: () => void): void {
  const watching = new AbortController();
  const { signal } = watching;
  const stay = () => {
    if (signal.aborted) return;
    watching.abort();
    clearTimeout(timer);
    onStay();
  };
  const timer = setTimeout(stay, TIMEOUT);
  addEventListener('pageshow', ({ persisted }) => persisted && stay(), { signal });
  location.assign(address);
  // The Navigation API, where there is one: the navigation was stopped or blocked.
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigateerror', stay, {
    signal,
  });
}
