/**
 * Runs a function once when a signal aborts; at once if it has aborted already. For cleanup that no helper of this
 * folder does.
 * @param signal the signal
 * @param run the cleanup
 */
export function onAbort(signal: AbortSignal, run: () => void): void {
  if (signal.aborted) run();
  else signal.addEventListener('abort', run, { once: true });
}
