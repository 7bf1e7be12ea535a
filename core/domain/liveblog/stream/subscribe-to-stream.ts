import { isAborted } from '../../../platform/http/http-error.ts';
import { firstFactor, type Polling } from '../../../platform/http/poll.ts';
import { shareStream } from '../../../platform/http/stream/share-stream.ts';
import type { StreamMessage } from '../../../platform/http/stream/stream-message.ts';
import type { Context } from '../../../runtime/feature/feature.ts';
import { error, warn } from '../../../runtime/log/log.ts';
import { parseAddress } from '../../../runtime/page/address.ts';
import type { Update } from '../read-updates.ts';
import { applyEvent } from './apply-event.ts';
import { createBatches } from './create-batches.ts';
import { createSchedule } from './create-schedule.ts';
import { createSequence } from './create-sequence.ts';
import { readEvent, type StreamEvent } from './read-event.ts';
import { showEvents } from './show-events.ts';
import type { Target } from './target.ts';
import { wrongAttributes } from './wrong-attributes.ts';

/** The parts of a server's answer that a stream updates. */
interface Fetched {
  readonly updates: readonly Update[];
  /** The number of the last event that it includes; undefined if it has none. */
  readonly streamNumber: number | undefined;
  readonly keyMoments?: Element | undefined;
  readonly ended?: boolean;
}

/** The stream of a liveblog. */
export interface LiveStream {
  /**
   * Makes a poll.
   * @param refresh fetches the server's updates, and resolves to their number if they are shown now
   */
  readonly check: (refresh: () => Promise<number | undefined>) => Promise<void>;
  /**
   * Applies the events that have arrived to an answer.
   * @returns undefined if the answer is older than what is shown
   */
  readonly merge: <Answer extends Fetched>(fetched: Answer) => Answer | undefined;
  readonly end: () => void;
}

/** The options of a liveblog's stream. */
export interface StreamOptions {
  /** The attribute `data-stream-url`. */
  readonly url: string;
  /** The attribute `data-stream-number`: the number of the last event that the hook includes. */
  readonly number: number | undefined;
  /** Milliseconds between two polls. */
  readonly every: number;
  /** The polling, which is paused while the stream is complete. */
  readonly polling: Polling;
}

/** Time in ms without event or ping after which the stream has failed: servers send a ping every ten seconds. */
const SILENCE = 15_000;
/** The fraction of the polling interval within which the first poll follows after that. */
const REST = 0.25;

const UNREADABLE =
  'cannot be read; expected server-sent events, with a ping at least every ten seconds. The liveblog is polled meanwhile.';

/**
 * Shows a liveblog's updates as they arrive in a stream. The page is polled until it is known to be complete, and again
 * if a number is missing, an event cannot be used, or the stream fails.
 * @returns undefined if the attributes are wrong: then the page is polled
 */
export function subscribeToStream(
  { url, number, every, polling }: StreamOptions,
  target: Target,
  { feature, page, signal: outer }: Pick<Context, 'feature' | 'page' | 'signal'>,
): LiveStream | undefined {
  const named = `data-stream-url ${JSON.stringify(url.slice(0, 80))}`;
  const wrong = wrongAttributes(url, number, page);
  if (number === undefined || wrong) {
    warn(feature, `${wrong} The liveblog is polled.`);
    return undefined;
  }
  const ending = new AbortController();
  const { signal } = ending;
  const sequence = createSequence<StreamEvent>(number);
  const schedule = createSchedule(polling);
  let isOpen = false;
  /** Whether nothing was missed before the connection opened. */
  let isContinuous = false;
  /** Whether an event arrived that could not be shown. */
  let isDamaged = false;

  const hasGap = () => sequence.later().length > 0;
  const settle = () => {
    const isComplete = isOpen && isContinuous && !isDamaged && !hasGap();
    if (isComplete) schedule.hold();
    else if (schedule.isHeld()) schedule.resync();
  };
  const damage = () => {
    isDamaged = true;
    schedule.resync();
  };
  const batches = createBatches(
    (events) => showEvents(events, target),
    (cause) => {
      if (isAborted(cause) || signal.aborted) return;
      error(feature, `What ${named} sent could not be shown; the page is fetched.`, cause);
      damage();
    },
  );
  const opened = () => {
    isOpen = true;
    isContinuous = false;
    schedule.resync();
  };
  const failed = (isSilent: boolean) => {
    isOpen = false;
    warn(feature, `${named} ${UNREADABLE}`);
    if (schedule.isHeld()) schedule.within(every * (isSilent ? REST : 1) * firstFactor(Math.random()));
  };
  const arrived = (data: string, id: string) => {
    try {
      const event = readEvent(data, id, target.kind, feature);
      const hadGap = hasGap();
      const isNew = sequence.add(event);
      if (isNew) batches.add(event);
      if (hasGap()) {
        if (!hadGap) schedule.resync();
        // The event that the server repeats first is the last one of the page, so none is missing.
      } else if (isNew || event.number === sequence.complete()) isContinuous = true;
      settle();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      warn(feature, `An event of ${named} cannot be used; the page is fetched. ${reason}`);
      damage();
    }
  };
  const receive = (message: StreamMessage) => {
    const { kind } = message;
    if (kind === 'failed') return failed(message.isSilent);
    if (kind === 'closed') {
      isOpen = false;
      // This follows the rule of polling while the page is hidden: no fetch until the visitor returns, and then at
      // once.
      return schedule.within(every);
    }
    if (kind === 'open' || !isOpen) opened();
    if (kind === 'event') arrived(message.data, message.id);
  };

  outer.addEventListener('abort', () => ending.abort(), { once: true, signal });
  shareStream({ url: parseAddress(url)?.href ?? url, silence: SILENCE, receive, signal });
  return {
    end: () => ending.abort(),
    async check(refresh) {
      schedule.begin();
      const [before, known] = [schedule.doubts(), sequence.complete()];
      const shown = await refresh();
      if (shown !== undefined && shown >= known) {
        sequence.confirm(shown);
        if (before === schedule.doubts()) [isContinuous, isDamaged] = [true, false];
      }
      settle();
    },
    merge(fetched) {
      const { streamNumber } = fetched;
      if (streamNumber === undefined) return fetched;
      if (streamNumber < sequence.complete()) return undefined;
      batches.drop(streamNumber);
      const later = sequence.later().filter((event) => event.number > streamNumber);
      return {
        ...fetched,
        updates: later.reduce(applyEvent, fetched.updates),
        keyMoments: later.findLast(({ keyMoments }) => keyMoments)?.keyMoments ?? fetched.keyMoments,
        ended: fetched.ended || later.some(({ ended }) => ended),
      };
    },
  };
}
