import { onAbort } from '../../dom/on-abort.ts';
import type { StreamMessage } from './stream-message.ts';

/** Options for a connection. */
export interface ConnectionOptions {
  /** Returns the address to open, for each attempt. */
  readonly address: () => string;
  /** Milliseconds without event or ping after which the connection has failed. */
  readonly silence: number;
  readonly notify: (message: StreamMessage) => void;
  /** Closes the connection. */
  readonly signal: AbortSignal;
}

/** The name of the event that a server sends while it has no other events. */
const PING = 'ping';
/** The minimum time until a failed connection is opened again, in ms. */
const SOONEST = 1_000;
/** The time in ms over which visitors reconnect whose connections failed together. */
const SPREAD = 10_000;
/** The maximum factor by which repeated failures lengthen that time. */
const MAX_DOUBLINGS = 3;

/**
 * Keeps a connection of server-sent events open (HTML standard, EventSource). Browsers reconnect only after some
 * failures, all at the same time, and do not notice a silent connection; so each failure ends the connection, and a new
 * one is opened later at random, or when the browser is online again.
 */
export function keepOpen({ address, silence, notify, signal }: ConnectionOptions): void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(then, milliseconds);
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const fail = (isSilent: boolean) => {
    close();
    notify({ kind: 'failed', isSilent });
    failures += 1;
    wait(reopenDelay(failures, Math.random()), open);
  };
  const silent = () => fail(true);
  const received = (message: StreamMessage) => {
    wait(silence, silent);
    notify(message);
  };
  const open = () => {
    wait(silence, silent);
    try {
      source = new EventSource(address());
    } catch {
      // The browser has no EventSource, or a policy forbids it and makes it throw.
      return fail(false);
    }
    const own = source;
    // Events of a closed connection may still be in the queue.
    const listen = <Name extends string>(name: Name, heard: (event: MessageEvent<unknown>) => void) =>
      own.addEventListener(name, (event) => own === source && heard(event));
    listen('open', () => {
      failures = 0;
      received({ kind: 'open' });
    });
    listen(PING, () => received({ kind: 'ping' }));
    listen('message', ({ data, lastEventId }) =>
      received({ kind: 'event', data: String(data), id: lastEventId }),
    );
    listen('error', () => fail(false));
  };

  addEventListener('online', () => !source && open(), { signal });
  onAbort(signal, close);
  if (!signal.aborted) open();
}

/**
 * Returns the time until a failed connection is opened again.
 * @param failures the number of failures since it was last open, from 1
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export const reopenDelay = (failures: number, random: number): number =>
  SOONEST + SPREAD * random * 2 ** Math.min(failures - 1, MAX_DOUBLINGS);
