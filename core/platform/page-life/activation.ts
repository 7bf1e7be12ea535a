/**
 * Runs a function once the page is activated: at once, or, for a prerendered page, when the visitor opens it.
 * Nothing counts as seen before that.
 * @param run called once
 * @param signal cancels it
 */
export function onceActivated(run: () => void, signal?: AbortSignal): void {
  if (signal?.aborted) return;
  if (isPrerendering())
    document.addEventListener('prerenderingchange', run, { once: true, ...(signal && { signal }) });
  else run();
}

/** Whether the page is being prerendered (WICG, "Prerendering Revamped"); only Chromium does it. */
export function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}
