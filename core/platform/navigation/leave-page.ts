/** Milliseconds after which a page that is still open counts as staying. */
const TIMEOUT = 4000;

/**
 * Leaves the page, and calls back when it stays or is restored, so that a busy button can work again. That happens if
 * the answer is a 204 or a download, if the visitor stops the navigation, if an app opens the address, or if the page
 * is restored from the back/forward cache.
 *
 * Browsers report only some of these, so a page that is still open after 4 s counts as staying, although its navigation
 * may be slow. The action must be safe to repeat.
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
  // The Navigation API, if supported, reports that the navigation was stopped or blocked.
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigateerror', stay, {
    signal,
  });
}
