import { onAbort } from '../../dom/on-abort.ts';
import { onLeave } from '../../page-life/on-leave.ts';
import { onReturn } from '../../page-life/on-return.ts';
import { keepOpen } from './keep-open.ts';
import { isStreamMessage, type StreamMessage } from './stream-message.ts';

/** The options of a shared stream. */
export interface SharedStreamOptions {
  /** Absolute. */
  readonly url: string;
  /** Milliseconds without event or ping after which the connection has failed. */
  readonly silence: number;
  /** Gets all messages, from whichever tab has the connection. */
  readonly receive: (message: StreamMessage) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Listens to a stream of server-sent events, over one connection for all tabs of the browser: the tab with the lock has
 * it, and posts to the others. A page that is hidden or in the back/forward cache has neither connection nor lock nor channel. Without
 * locks or channels (a page that is not sent over https, a sandbox) each page has a connection of its own.
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
    // The tab with the connection may be blocked, by a dialog for instance.
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
 * The address that has the events after one. The server sends the last event of a page again, by the id of the one before
 * it: so the page knows that nothing is missing. The header `Last-Event-ID` is the browser's alone.
 */
function after(url: string, id: string): string {
  const address = new URL(url);
  if (id !== '') address.searchParams.set('last_event_id', id);
  return address.href;
}

/** Has the lock until the signal aborts. A browser that gives none lets each page have a connection. */
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
