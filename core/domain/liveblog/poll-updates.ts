import { isAborted } from '../../platform/http/http-error.ts';
import { type Polling, startPolling } from '../../platform/http/poll.ts';
import { error } from '../../runtime/log/log.ts';

interface UpdatesPoll {
  /** The feature's name, for messages. */
  readonly feature: string;
  /** Milliseconds between two polls, at most. */
  readonly every: number;
  /** Fetches the updates and shows them. Throws if that fails. */
  readonly refresh: () => Promise<void>;
  /** Ends the polling. */
  readonly signal: AbortSignal;
}

/**
 * Polls a list of updates. A failure is logged and leaves the page unchanged; the next polls are delayed.
 * @param poll see {@link UpdatesPoll}
 * @returns an object that pauses and ends the polling
 */
export function pollUpdates({ feature, every, refresh, signal }: UpdatesPoll): Polling {
  const load = () =>
    refresh().catch((cause: unknown) => {
      if (!isAborted(cause)) error(feature, 'The updates could not be fetched; what is shown stays.', cause);
      throw cause;
    });
  return startPolling({ every, signal, load });
}
