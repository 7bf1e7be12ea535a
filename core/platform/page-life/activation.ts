/**
 * Runs a function once the page is activated: at once, or, for a prerendered page, when the visitor opens it.
 * Nothing counts as seen before that. The calls of `core/platform/http` that change or count something wait by
 * themselves; what a feature stores about a view waits by this function.
 * @param run called once
 * @param signal cancels it
 */
export function onceActivated(run: () => void, signal?: AbortSignal): void {
  if (signal?.aborted) return;
  if (isPrerendering())
    document.addEventListener('prerenderingchange', () => run(), { once: true, ...(signal && { signal }) });
  else run();
}

/**
 * Resolves once the page is activated.
 * @param signal ends the wait: then it resolves as well, so that the caller ends as it does for any aborted call
 */
export function whenActivated(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    onceActivated(resolve, signal);
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Whether the page is being prerendered (WICG, "Prerendering Revamped"); only Chromium does it. */
export function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}
