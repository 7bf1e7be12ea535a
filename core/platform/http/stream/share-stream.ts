import { onAbort } from '../../dom/on-abort.ts';
import { onLeave } from '../../page-life/on-leave.ts';
import { onReturn } from '../../page-life/on-return.ts';
import { keepOpen } from './keep-open.ts';
import { isStreamMessage, type StreamMessage } from './stream-message.ts';

/** Options for a shared stream. */
export interface SharedStreamOptions {
  /** The absolute address. */
  readonly url: string;
  /** Milliseconds without event or ping after which the connection has failed. */
  readonly silence: number;
  /** Called with all messages, whichever tab has the connection. */
  readonly receive: (message: StreamMessage) => void;
  /** Stops listening. */
  readonly signal: AbortSignal;
}

/**
 * Listens to a stream of server-sent events, over one connection for all tabs of the browser: the tab with the lock
 * holds the connection, and posts its messages to the others. A page that is hidden or in the back/forward cache has
 * neither connection nor lock nor channel. Without locks or channels (a page that is not sent over https, a sandbox)
 * each page has a connection of its own.
 */
export function shareStream({ url, silence, receive, signal: outer }: SharedStreamOptions): void {
  const name = `nmt-stream ${url}`;
  /** The ids of the last two events. */
  let ids: readonly [string, string] = ['', ''];
  let stay: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (message: StreamMessage) => {
    clearTimeout(timer);
    if (message.kind === 'event') ids = [ids[1], message.id];
    // The tab with the connection may be blocked, for example by a dialog.
    if (message.kind !== 'failed')
      timer = setTimeout(() => receive({ kind: 'failed', isSilent: true }), silence);
    receive(message);
  };
  const begin = () => {
    if (stay || outer.aborted || document.hidden) return;
    stay = new AbortController();
    const { signal } = stay;
    const post = openChannel(name, take, signal);
    const notify = (message: StreamMessage) => {
      post?.(message);
      take(message);
    };
    const lead = () => keepOpen({ address: () => after(url, ids[0]), silence, notify, signal });
    if (post && navigator.locks) void whileLocked(name, lead, signal);
    else lead();
  };
  const end = () => {
    if (!stay) return;
    stay.abort();
    stay = undefined;
    clearTimeout(timer);
    receive({ kind: 'closed' });
  };

  onLeave(end, outer);
  onReturn(begin, outer);
  onAbort(outer, end);
  begin();
}

/**
 * Returns the address of the events after a given one. It has the id of the second-to-last event, so that the server
 * repeats the last one and the page knows that nothing is missing. Only the browser itself can set the header
 * `Last-Event-ID`.
 */
function after(url: string, id: string): string {
  const address = new URL(url);
  if (id !== '') address.searchParams.set('last_event_id', id);
  return address.href;
}

/** Holds the lock until the signal aborts. If a browser gives no lock, each page has a connection of its own. */
async function whileLocked(name: string, lead: () => void, signal: AbortSignal): Promise<void> {
  const hold = () =>
    new Promise<void>((release) => {
      onAbort(signal, release);
      if (!signal.aborted) lead();
    });
  try {
    await navigator.locks.request(name, { signal }, hold);
  } catch {
    if (!signal.aborted) lead();
  }
}

function openChannel(
  name: string,
  heard: (message: StreamMessage) => void,
  signal: AbortSignal,
): ((message: StreamMessage) => void) | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!signal.aborted && isStreamMessage(data)) heard(data);
    });
    onAbort(signal, () => channel.close());
    return (message) => channel.postMessage(message);
  } catch {
    return undefined;
  }
}
