/**
 * Runs something once when a signal aborts; at once where it has aborted already. For what no helper of this folder
 * undoes.
 * @param signal the signal
 * @param run stops or puts back what was begun
 */
export function onAbort(signal: AbortSignal, run: () => void): void {
  if (signal.aborted) run();
  else signal.addEventListener('abort', run, { once: true });
}
