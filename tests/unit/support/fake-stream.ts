import { vi } from 'vitest';

/** A connection with server-sent events whose server is the test. */
class FakeEventSource extends EventTarget {
  readonly url: string;
  isClosed = false;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    connections.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  ping(): void {
    this.dispatchEvent(new MessageEvent('ping', { data: '' }));
  }

  /** Sends an event: an object as JSON, a text unchanged. */
  send(data: object | string, id: number | string): void {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.dispatchEvent(new MessageEvent('message', { data: text, lastEventId: String(id) }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let connections: FakeEventSource[] = [];

/** A browser's connections. */
export interface Connections {
  /** The addresses of all connections so far. */
  readonly urls: () => string[];
  /** The open connections. */
  readonly open: () => FakeEventSource[];
  /** The only open connection; throws if there is none, or several. */
  readonly only: () => FakeEventSource;
}

/** Makes the test the server, and replaces the browser's locks and channels by ones that all tabs share. */
export function stubStreams(): Connections {
  connections = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('BroadcastChannel', channels());
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks() });
  const open = () => connections.filter(({ isClosed }) => !isClosed);
  return {
    urls: () => connections.map(({ url }) => url),
    open,
    only() {
      const [one, other] = open();
      if (!one || other) throw new Error(`There are ${open().length} connections.`);
      return one;
    },
  };
}

function locks() {
  const queues = new Map<string, Promise<void>>();
  return {
    async request(name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) {
      const before = queues.get(name) ?? Promise.resolve();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      queues.set(
        name,
        before.then(() => held),
      );
      await before;
      try {
        if (signal.aborted) throw signal.reason;
        await run();
      } finally {
        release();
      }
    },
  };
}

function channels() {
  const all = new Set<EventTarget & { readonly name: string }>();
  return class extends EventTarget {
    constructor(readonly name: string) {
      super();
      all.add(this);
    }

    postMessage(data: unknown): void {
      for (const other of all) {
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data }));
      }
    }

    close(): void {
      all.delete(this);
    }
  };
}
