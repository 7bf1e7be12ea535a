/** A signal that aborts when the caller gives up or the time is over, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time was over. */
  readonly passed: () => boolean;
  /** Ends the waiting: to be called when the call is done. */
  readonly clear: () => void;
}

/**
 * Starts a deadline. `AbortSignal.any` would do it, but Safari 16.4 and Firefox 115 lack it.
 * @param milliseconds from now
 * @param caller the caller's signal
 */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let passed = false;
  const giveUp = () => controller.abort();
  const timer = setTimeout(() => {
    passed = true;
    giveUp();
  }, milliseconds);
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    passed: () => passed,
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
