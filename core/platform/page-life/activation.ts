import { onAbort } from '../dom/on-abort.ts';
import { afterPaint } from '../schedule/after-paint.ts';

/**
 * Runs a function once the page is activated: at once, or, for a prerendered page, when the visitor has opened it and
 * sees it. Nothing counts as seen before that. The calls of `core/platform/http` that change or count something wait by
 * themselves; data that a feature stores about a view has to wait by this function.
 * @param run called once
 * @param signal cancels it
 */
export function onceActivated(run: () => void, signal?: AbortSignal): void {
  const runUnlessAborted = () => signal?.aborted || run();
  if (!isPrerendering()) runUnlessAborted();
  else document.addEventListener('prerenderingchange', () => afterPaint(runUnlessAborted), { once: true });
}

/**
 * Resolves once the page is activated.
 * @param signal ends the wait: it then resolves as well, so that the caller ends as for any aborted call
 */
export function whenActivated(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    onceActivated(resolve);
    if (signal) onAbort(signal, resolve);
  });
}

/** Whether the page is being prerendered (WICG, "Prerendering Revamped"); only Chromium does it. */
export function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}
