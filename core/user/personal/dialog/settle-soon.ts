import { onAbort } from '../../../platform/dom/on-abort.ts';
import { delay } from '../../../platform/schedule/delay.ts';
import type { WriteOutcome } from '../../profile/profile-write.ts';

/** Milliseconds for which a dialog waits for the answer to its change. */
const TIMEOUT = 8_000;

/**
 * Waits for the outcome of a change as long as a visitor would. A change that waits for a connection counts as done: it
 * is shown everywhere, and is sent later.
 * @param change the outcome of a personal store's change
 * @param signal ends the wait
 * @param failed called with the outcome of a change that was not made, also after the wait
 * @returns whether it is done, or will be
 */
export async function settleSoon(
  change: Promise<WriteOutcome>,
  signal: AbortSignal,
  failed?: (outcome: WriteOutcome, isLate: boolean) => void,
): Promise<boolean> {
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  const isOffline = new Promise<void>((resolve) => {
    if (!navigator.onLine) resolve();
    window.addEventListener('offline', () => resolve(), { signal: ending.signal });
  });
  const queued = Promise.race([isOffline, delay(TIMEOUT, ending.signal)]).then(() => undefined);
  const outcome = await Promise.race([change, queued]);
  ending.abort();
  const isLate = outcome === undefined;
  void change.then((settled) => settled.state !== 'sent' && failed?.(settled, isLate));
  return isLate || outcome.state === 'sent';
}
