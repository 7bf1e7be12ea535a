import { listEntries, putEntry, removeEntry, storeOutcome, storeSent, takeOutcome } from './box.ts';
import { createSender, type SenderParts } from './create-sender.ts';
import type { Entry, Outcome, Write } from './entry.ts';
import { hasRoom, nextOrder } from './rules.ts';

/** The dependencies of an outbox, which tests replace. */
export interface Parts extends SenderParts {
  /** This page's id. */
  readonly tab: string;
  /** A new key for a write. */
  readonly newId: () => string;
  /** Called with each write that is dropped without having been applied. */
  readonly dropped: (entry: Entry, outcome: Outcome) => void;
  /** Called after a write was sent that storage cannot report to the other tabs. */
  readonly sentUnseen: () => void;
}

/** Keeps writes until they are sent. */
export interface Outbox {
  /**
   * Adds a write: it is in storage when this returns.
   * @returns the outcome; does not resolve while the write is queued, and never rejects
   */
  write(write: Write): Promise<Outcome>;
  /**
   * Adds writes that depend on each other: each is sent only after the one before it, and is dropped together with it.
   * @returns the outcomes, as {@link write} gives them
   */
  writeInTurn(writes: readonly Write[]): Promise<Outcome>[];
  /** Tries to send now, because a call may succeed again. A server's `Retry-After` still holds. */
  wake(): void;
  /** Checks the changes of other tabs: they may have sent this page's writes, or left some unsent. */
  look(): void;
}

/**
 * Makes an outbox: it stores writes before they are sent, and reports their outcome to the callers, whichever tab sends
 * them.
 * @param parts its dependencies
 */
export function createOutbox(parts: Parts): Outbox {
  const { tab, now } = parts;
  const waiting = new Map<string, (outcome: Outcome) => void>();
  let lastOrder = 0;

  const settle = (entry: Entry, outcome: Outcome) => {
    // Store the outcome before removing the entry: if the page dies in between, the write is re-sent under its key.
    if (entry.tab !== tab) storeOutcome(entry.id, outcome);
    const isUnseen = outcome.state === 'sent' && !storeSent(entry);
    removeEntry(entry.id);
    if (isUnseen) parts.sentUnseen();
    resolve(entry.id, outcome);
    if (outcome.state === 'sent') return;
    parts.dropped(entry, outcome);
    for (const other of listEntries()) if (other.needs === entry.id) settle(other, outcome);
  };

  const resolve = (id: string, outcome: Outcome) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  };

  const sender = createSender(parts, settle);

  const readOutcomes = () => {
    for (const id of waiting.keys()) {
      const outcome = takeOutcome(id);
      if (outcome) resolve(id, outcome);
    }
  };

  /** @returns the write's id, or undefined if it does not fit */
  const add = (write: Write, needs?: string): string | undefined => {
    const entries = listEntries();
    if (!hasRoom(entries, write.json)) return undefined;
    lastOrder = nextOrder(entries, lastOrder, now());
    const id = parts.newId();
    const counts = { failures: 0, conflicts: 0 };
    putEntry({ ...write, ...counts, id, order: lastOrder, savedAt: now(), tab, ...(needs && { needs }) });
    return id;
  };

  const writeInTurn = (writes: readonly Write[]): Promise<Outcome>[] => {
    const ids: (string | undefined)[] = [];
    for (const write of writes) {
      const last = ids.at(-1);
      // A write that depends on one that does not fit is not added either.
      ids.push(ids.length > 0 && last === undefined ? undefined : add(write, last));
    }
    const outcomes = ids.map(
      (id) =>
        new Promise<Outcome>((settled) => {
          if (id === undefined) settled({ state: 'full' });
          else waiting.set(id, settled);
        }),
    );
    sender.drain();
    return outcomes;
  };

  return {
    write: (write) => writeInTurn([write])[0] as Promise<Outcome>,
    writeInTurn,
    wake() {
      readOutcomes();
      sender.wake();
    },
    look() {
      readOutcomes();
      sender.takeOver();
    },
  };
}
