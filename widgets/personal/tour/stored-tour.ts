import { HttpError } from '../../../core/platform/http/http-error.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { fetchPopupEvent, storePopupEvent } from '../../../core/user/popup-events/api/popup-event.ts';
import { TOUR_ID, type TourStep } from './definition.ts';
import { markFinished, readProgress, writeProgress } from './record.ts';

/** The account's stored state of the tour [tour-4]. */
type Stored = Awaited<ReturnType<typeof fetchPopupEvent>>;

/**
 * The step at which the tour starts: the visitor's step in this session, or the one at which they cancelled an earlier
 * one.
 * @returns its number from 1; undefined if the account has finished the tour, or that is unknown
 */
export async function startingStep(
  page: Page,
  steps: readonly TourStep[],
  signal: AbortSignal,
): Promise<number | undefined> {
  let stored: Stored;
  try {
    stored = await fetchStored(page, signal);
  } catch (cause) {
    if (!signal.aborted)
      warn('tour', `It is not known whether the tour is finished: ${cause} It does not start.`);
    return undefined;
  }
  if (stored === 'not-configured' || !stored?.completed) {
    const step = stored === 'not-configured' ? undefined : stored?.step;
    return readProgress(TOUR_ID)?.step ?? Math.max(1, steps.findIndex(({ id }) => id === step) + 1);
  }
  markFinished(TOUR_ID);
  writeProgress({ tour: TOUR_ID, step: steps.length, state: 'synced' });
  return undefined;
}

/**
 * Stores that the visitor completed or cancelled the tour, for this browser and for the account [tour-4, tour-5,
 * tour-8]. A completion that cannot be stored for the account is synced on a later page.
 * @param at number of the step, from 1
 */
export async function storeOutcome(
  page: Page,
  steps: readonly TourStep[],
  { completed, at }: { readonly completed: boolean; readonly at: number },
): Promise<void> {
  if (completed) markFinished(TOUR_ID);
  writeProgress({ tour: TOUR_ID, step: at, state: completed ? 'shown' : 'cancelled' });
  try {
    await storePopupEvent(page, { id: TOUR_ID, completed, step: steps[at - 1]?.id });
    if (completed) writeProgress({ tour: TOUR_ID, step: at, state: 'synced' });
  } catch (cause) {
    warn('tour', `The tour could not be stored for the account: ${cause}`);
  }
}

/**
 * Stores for the account that a tour was finished in this browser, at its last step, once per browser session [tour-6].
 * Fails silently.
 */
export async function syncFinished(
  page: Page,
  steps: readonly TourStep[],
  signal: AbortSignal,
): Promise<void> {
  if (readProgress(TOUR_ID)?.state === 'synced') return;
  try {
    const stored = await fetchStored(page, signal);
    if (stored === 'not-configured' || signal.aborted) return;
    if (!stored?.completed)
      await storePopupEvent(page, { id: TOUR_ID, completed: true, step: steps.at(-1)?.id });
    writeProgress({ tour: TOUR_ID, step: steps.length, state: 'synced' });
  } catch {
    // The next page retries.
  }
}

async function fetchStored(page: Page, signal: AbortSignal): Promise<Stored> {
  try {
    return await fetchPopupEvent(page, TOUR_ID, signal);
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return undefined;
    throw cause;
  }
}
