import { debounce } from '../../../core/platform/time/debounce.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import type { Events } from '../../../core/runtime/bus/events.ts';

/** An event of the bus. */
export interface BusEvent {
  /** Its number on this page, from 1. */
  readonly id: number;
  /** Time of the event, by `performance.now()`. */
  readonly at: number;
  readonly name: string;
  readonly payload: object;
}

/** The record of events on the page, kept while the panel is requested. */
export interface DebugRecord {
  readonly events: readonly BusEvent[];
  /**
   * Calls a listener after something has happened on the page, at most five times a second; returns a function that
   * ends it.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** A number that increases with each call of the listeners. */
  readonly version: () => number;
}

/** All events; the type ensures that a new one is added. */
const NAMES: Readonly<Record<keyof Events, true>> = {
  'ads:hooked': true,
  'app:capabilities-offered': true,
  'app:consent-pushed': true,
  'app:message-answered': true,
  'feature:mounted': true,
  'feature:failed': true,
  'feature:unmounted': true,
  'page:restored': true,
  'popup:opened': true,
  'colour-scheme:changed': true,
  'consent:changed': true,
  'consent:pushed': true,
  'consent:settings-requested': true,
  'visitor:changed': true,
  'write:refused': true,
  'favourite:changed': true,
  'header:direction': true,
  'header:moved': true,
  'login:asked': true,
  'image:loaded': true,
};

/** Maximum number of stored events; the oldest are dropped. */
const MAX_EVENTS = 500;

/** Minimum time between two updates of the panel, in ms. */
const PAUSE = 200;

/**
 * Records the events of the bus, and detects changes of hooks and calls.
 * @param signal ends it
 */
export function createRecord(signal: AbortSignal): DebugRecord {
  const events: BusEvent[] = [];
  const listeners = new Set<() => void>();
  let version = 0;
  let lastId = 0;
  const changed = debounce(
    () => {
      version++;
      for (const listener of listeners) listener();
    },
    PAUSE,
    signal,
  );

  for (const name of Object.keys(NAMES) as (keyof Events)[]) {
    on(
      name,
      (payload) => {
        events.push({ id: ++lastId, at: performance.now(), name, payload });
        events.splice(0, events.length - MAX_EVENTS);
        changed();
      },
      signal,
    );
  }
  const states = new MutationObserver(changed);
  states.observe(document, { subtree: true, attributeFilter: ['data-widget-state', 'data-widget-skipped'] });
  const calls = new PerformanceObserver(changed);
  calls.observe({ type: 'resource' });
  signal.addEventListener(
    'abort',
    () => {
      states.disconnect();
      calls.disconnect();
    },
    { once: true },
  );
  return {
    events,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
