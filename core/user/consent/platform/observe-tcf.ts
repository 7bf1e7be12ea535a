import { delay } from '../../../platform/schedule/delay.ts';
import { isRecord } from '../../../runtime/config/guards.ts';
import { error, warn } from '../../../runtime/log/log.ts';

/** The API of a consent platform, or of the stub that queues calls until the platform has loaded (IAB, TCF 2.2). */
type TcfApi = (
  command: 'addEventListener',
  version: 2,
  callback: (data: unknown, isSuccess: unknown) => void,
) => void;

/** Options for observing a platform. */
interface TcfListener {
  /** The time in ms within which the platform must answer. */
  readonly timeoutMs: number;
  /** Called with the `TCData` of each decision: the stored one, and each that the visitor makes. */
  readonly onDecision: (data: unknown) => void;
  /** Called once if there is no answer in time; a later one still counts. */
  readonly onTimeout: () => void;
}

/** Milliseconds between two checks for a platform that has not loaded: the first and the longest interval. */
const FIRST_INTERVAL = 100;
const MAX_INTERVAL = 5000;

/**
 * The events with a decision. The third one of the framework, `cmpuishown`, only reports that the visitor is being
 * asked.
 */
const DECIDED: ReadonlySet<unknown> = new Set(['tcloaded', 'useractioncomplete']);

/**
 * Observes the consent platform of the page through the IAB's `__tcfapi`: through its stub if there is one, otherwise
 * as soon as the platform has loaded, however late. Never throws: an error of the platform is logged.
 * @param listener see {@link TcfListener}
 * @param signal ends it
 */
export function observeTcf({ timeoutMs, onDecision, onTimeout }: TcfListener, signal: AbortSignal): void {
  const global = window as { __tcfapi?: TcfApi };
  let connected: TcfApi | undefined;
  let hasAnswered = false;

  const hear = (data: unknown, isSuccess: unknown) => {
    if (signal.aborted || isSuccess === false || !isRecord(data)) return;
    hasAnswered = true;
    if (DECIDED.has(data.eventStatus)) onDecision(data);
  };
  const connect = () => {
    const api = global.__tcfapi;
    // A platform that has replaced its stub may have dropped the calls in the stub's queue.
    if (typeof api !== 'function' || api === connected) return;
    connected = api;
    try {
      api('addEventListener', 2, hear);
    } catch (cause) {
      error('consent', 'The consent platform (window.__tcfapi) threw; its answers may be missing.', cause);
    }
  };
  const look = async () => {
    for (
      let wait = FIRST_INTERVAL;
      !hasAnswered && !signal.aborted;
      wait = Math.min(wait * 2, MAX_INTERVAL)
    ) {
      connect();
      await delay(wait, signal);
    }
  };
  const limit = async () => {
    await delay(timeoutMs, signal);
    if (hasAnswered || signal.aborted) return;
    const reason = connected ? 'has not answered' : 'is not on the page';
    warn(
      'consent',
      `The consent platform (window.__tcfapi) ${reason} after ${timeoutMs} ms; until it answers, nothing is granted.`,
    );
    onTimeout();
  };
  void look();
  void limit();
}
