import { HttpError } from '../../../core/platform/http/http-error.ts';
import { withRetries } from '../../../core/platform/http/with-retries.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { fetchSubscriptions, type Subscription } from './api/subscriptions.ts';

/**
 * Loads the subscriptions of the visitor. A failure is logged.
 * @param feature the feature's name, for the message
 * @param signal aborts the calls
 * @returns an empty list for visitors who are not logged in; undefined if they could not be loaded
 */
export async function loadSubscriptions(
  feature: string,
  signal: AbortSignal,
): Promise<readonly Subscription[] | undefined> {
  try {
    return await withRetries(() => fetchSubscriptions(signal), signal);
  } catch (cause) {
    if (cause instanceof HttpError && (cause.status === 401 || cause.status === 403)) return [];
    if (!signal.aborted) error(feature, 'The subscription could not be loaded.', cause);
    return undefined;
  }
}
