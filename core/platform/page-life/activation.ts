/**
 * Runs something once the reader is really there: at once, or, where the browser prerenders the page before
 * the reader chose it, when it is shown. Nothing counts as seen before that.
 * @param run what is run
 * @param signal drops it
 */
export function onceActivated(run: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (isPrerendering()) document.addEventListener('prerenderingchange', run, { once: true, signal });
  else run();
}

/** Whether the page is being prerendered (WICG, "Prerendering Revamped"); only Chromium does it. */
export function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}
