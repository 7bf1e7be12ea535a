import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';
import type { RecommenderEvent } from './api/recommender-events.ts';

/** Milliseconds after the last event after which the collected ones are sent [recommender-1]. */
const DELAY = 250;
/**
 * Maximum number of events in a call: about 20 KB, of the 64 KB that browsers allow for calls that outlive the page.
 */
const MAX_EVENTS = 400;

/** Sends a batch of events; `isLeaving` while the page is being left. */
type Send = (events: readonly RecommenderEvent[], isLeaving: boolean) => void;

/**
 * Collects the events of one page view: each pair of article and event is sent once, in batches, 250 ms after the last
 * event, and at once when the page is being left [recommender-1, recommender-4].
 * @param send sends a batch
 * @param signal ends the page view; unsent events are dropped, because they belong to a previous visitor
 * @returns a function that adds an event
 */
export function batchEvents(send: Send, signal: AbortSignal): (event: RecommenderEvent) => void {
  const known = new Set<string>();
  let waiting: RecommenderEvent[] = [];

  const flush = (isLeaving: boolean) => {
    const batch = waiting;
    waiting = [];
    for (let start = 0; start < batch.length; start += MAX_EVENTS)
      send(batch.slice(start, start + MAX_EVENTS), isLeaving);
  };
  const flushSoon = debounce(() => flush(false), DELAY, signal);
  onLeave(() => flush(true), signal);
  onAbort(signal, () => {
    waiting = [];
  });

  return (event) => {
    const pair = `${event.event} ${event.article_id}`;
    if (signal.aborted || known.has(pair)) return;
    known.add(pair);
    waiting.push(event);
    flushSoon();
  };
}
