import { HttpError } from '../../../../../../core/platform/http/http-error.ts';
import { createOutbox, type Outbox } from '../../../../../../core/platform/http/outbox/create-outbox.ts';
import type { Entry, Outcome } from '../../../../../../core/platform/http/outbox/entry.ts';
import type { Lock } from '../../../../../../core/platform/http/outbox/lock.ts';

/**
 * The result of one call:
 * - `ok`: done and answered;
 * - `lost`: never arrives;
 * - `unheard`: done, but the answer is lost;
 * - `late`: the caller times out first; then the call arrives after all;
 * - `fails`, `fails-after`: 500, before or after it was done;
 * - `busy`: 429 with Retry-After; `conflict`: 409; `logged-out`: 401.
 */
export const FAULTS = [
  'ok',
  'lost',
  'unheard',
  'late',
  'fails',
  'fails-after',
  'busy',
  'conflict',
  'logged-out',
] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW = 10_000;

/** A server that makes each write once, by its key, for the logged-in visitor. */
export class SimulatedServer {
  /** The bodies of the completed writes, in order. */
  readonly done: unknown[] = [];
  readonly mixedUp: Entry[] = [];
  calls = 0;
  visitorId: string | undefined = 'anna';
  online = true;
  private readonly keys = new Set<string>();

  constructor(private readonly faults: Fault[] = []) {}

  /** Answers like `request`. A closed tab gets no answer. */
  async answer(entry: Entry, tab: AbortSignal): Promise<void> {
    this.calls += 1;
    if (entry.owner !== this.visitorId) this.mixedUp.push(entry);
    const fault = this.online ? (this.faults.shift() ?? 'ok') : 'lost';
    const error = await this.play(fault, entry);
    if (tab.aborted) return new Promise(() => {});
    if (error) throw error;
  }

  private async play(fault: Fault, entry: Entry): Promise<HttpError | undefined> {
    await pass(100);
    if (fault === 'lost') return new HttpError('network', 'lost');
    if (fault === 'fails') return new HttpError('status', 'fails', { status: 500 });
    if (fault === 'conflict') return new HttpError('status', 'conflict', { status: 409 });
    if (fault === 'logged-out') return new HttpError('status', 'logged out', { status: 401 });
    if (fault === 'busy') return new HttpError('status', 'busy', { status: 429, retryAfter: 5_000 });
    if (fault === 'late') {
      setTimeout(() => this.apply(entry), SLOW * 3);
      await pass(SLOW);
      return new HttpError('timeout', 'late');
    }
    if (isBad(entry)) return new HttpError('status', 'bad', { status: 422 });
    this.apply(entry);
    if (fault === 'unheard') return new HttpError('network', 'unheard');
    if (fault === 'fails-after') return new HttpError('status', 'fails', { status: 502 });
    return undefined;
  }

  private apply(entry: Entry): void {
    if (isBad(entry) || this.keys.has(entry.id)) return;
    this.keys.add(entry.id);
    this.done.push(entry.json);
  }
}

/** A write that the server will always refuse. */
const isBad = ({ json }: Entry) => (json as { bad?: boolean }).bad === true;

interface Tab {
  readonly outbox: Outbox;
  readonly controller: AbortController;
}

/** A browser with tabs that share storage and locks. */
export class SimulatedBrowser {
  readonly dropped: { entry: Entry; outcome: Outcome }[] = [];
  readonly delayed: Entry[] = [];
  private readonly tabs: Tab[] = [];
  private ids = 0;
  private readonly queue: (() => void)[] = [];
  private locked = false;

  constructor(
    private readonly server: SimulatedServer,
    tabs: number,
  ) {
    for (let index = 0; index < tabs; index++) this.reload(index);
  }

  tab(index: number): Outbox {
    const tab = this.tabs[index];
    if (!tab) throw new Error(`There is no tab ${index}.`);
    return tab.outbox;
  }

  /** Closes a tab, whatever it is doing. */
  close(index: number): void {
    this.tabs[index]?.controller.abort();
  }

  /** Closes a tab, whatever it is doing, and opens the page again. */
  reload(index: number): void {
    this.close(index);
    const controller = new AbortController();
    const { signal } = controller;
    const outbox = createOutbox({
      tab: `tab-${++this.ids}`,
      newId: () => `write-${++this.ids}`,
      lock: this.lockOf(signal),
      visitorId: async () => this.server.visitorId,
      send: (entry) => this.server.answer(entry, signal),
      dropped: (entry, outcome) => this.dropped.push({ entry, outcome }),
      delayed: (entry) => this.delayed.push(entry),
      sentUnseen: () => {},
      now: Date.now,
      random: () => 0,
      signal,
    });
    this.tabs[index] = { outbox, controller };
    outbox.wake();
  }

  /** Simulates the browser's storage events. */
  notifyTabs(): void {
    for (const { outbox } of this.tabs) outbox.look();
  }

  wakeTabs(): void {
    for (const { outbox } of this.tabs) outbox.wake();
  }

  /** The browser releases the lock of a closed tab. */
  private lockOf(tab: AbortSignal): Lock {
    return (run) =>
      new Promise((resolve, reject) => {
        const begin = () => {
          if (tab.aborted) return this.free();
          let isFree = false;
          const free = () => {
            if (!isFree) this.free();
            isFree = true;
          };
          tab.addEventListener('abort', free);
          run().then(resolve, reject).finally(free);
        };
        if (this.locked) this.queue.push(begin);
        else {
          this.locked = true;
          begin();
        }
      });
  }

  private free(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.locked = false;
  }
}

export function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
