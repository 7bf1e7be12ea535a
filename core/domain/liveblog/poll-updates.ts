import { isAborted } from '../../platform/http/http-error.ts';
import { type Polling, type PollOptions, startPolling } from '../../platform/http/poll.ts';
import { error } from '../../runtime/log/log.ts';

interface UpdatesPoll extends Omit<PollOptions, 'load'> {
  /** The feature's name, for messages. */
  readonly feature: string;
  /** Fetches the updates and shows them. Throws if that fails. */
  readonly refresh: () => Promise<void>;
}

/**
 * Polls a list of updates. A failure is logged and leaves the page unchanged; the next polls are delayed.
 * @param poll see {@link UpdatesPoll}
 * @returns an object that pauses and ends the polling
 */
export function pollUpdates({ feature, refresh, ...options }: UpdatesPoll): Polling {
  const load = () =>
    refresh().catch((cause: unknown) => {
      if (!isAborted(cause)) error(feature, 'The updates could not be fetched; what is shown stays.', cause);
      throw cause;
    });
  return startPolling({ ...options, load });
}
