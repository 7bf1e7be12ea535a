import { onAbort } from '../../dom/on-abort.ts';
import type { KeyPrefix } from '../../storage/keys.ts';
import { type Item, storedItem } from '../../storage/stored-item.ts';
import { listKeys, subscribeKeys } from '../../storage/texts.ts';
import { MAX_RETRY_AFTER } from '../retry-after.ts';
import { type Entry, isEntry, isOutcome, type Outcome } from './entry.ts';
import { ENTRY } from './has-entries.ts';

/** The prefix of keys for the outcomes of other tabs' writes, until those tabs have read them. */
const OUTCOME = 'nmt_outbox_outcome:';
/**
 * The prefix of keys for writes that were sent, by which copies of the server's data that were fetched earlier are
 * updated.
 */
const SENT = 'nmt_outbox_sent:';
/**
 * Milliseconds for which outcomes and sent writes are stored: an hour. A page reads an outcome at once, but one in the
 * back/forward cache only when it is restored.
 */
const KEPT = 3_600_000;

const entryItem = (id: string) => storedItem<Entry>({ key: `${ENTRY}${id}`, accepts: isEntry });
const sentItem = (id: string) => storedItem<Entry>({ key: `${SENT}${id}`, accepts: isEntry });
const outcomeItem = (id: string) => storedItem<Outcome>({ key: `${OUTCOME}${id}`, accepts: isOutcome });

/** The end of the server's `Retry-After`, in epoch milliseconds, for all tabs. */
const pauseItem = storedItem<number>({
  key: 'nmt_outbox_pause',
  accepts: (value): value is number => Number.isFinite(value),
});

/** Called after this page changed the queue or the sent writes. */
const handlers = new Set<() => void>();

/** Returns all queued writes, unordered. Writes that could not be stored are in this page's memory. */
export function listEntries(): Entry[] {
  return list(ENTRY, entryItem);
}

/** Returns the writes that were sent within the last hour, unordered. */
export function listSent(): Entry[] {
  return list(SENT, sentItem);
}

/** Returns the ids of these writes: a call that starts now gets an answer that includes them. */
export function listSentIds(): string[] {
  return listSent().map(({ id }) => id);
}

/** Adds a write, or replaces the one with its id. */
export function putEntry(entry: Entry): void {
  entryItem(entry.id).write(entry);
  notify();
}

/** Removes a write. */
export function removeEntry(id: string): void {
  entryItem(id).remove();
  notify();
}

/**
 * Stores that a write was sent.
 * @returns whether other tabs can read it: false if storage is full or blocked
 */
export function storeSent(entry: Entry): boolean {
  return sentItem(entry.id).write(entry);
}

/** Calls a function when this page or another tab changed the queue or the sent writes. */
export function onEntries(handler: () => void, signal: AbortSignal): void {
  handlers.add(handler);
  onAbort(signal, () => handlers.delete(handler));
  subscribeKeys('local', ENTRY, handler, signal);
  subscribeKeys('local', SENT, handler, signal);
}

/** Stores the outcome of a write for the page that made it. */
export function storeOutcome(id: string, outcome: Outcome): void {
  outcomeItem(id).write(outcome);
}

/** Takes the outcome that another page stored for a write. */
export function takeOutcome(id: string): Outcome | undefined {
  const outcome = outcomeItem(id).read();
  if (outcome) outcomeItem(id).remove();
  return outcome;
}

/**
 * Removes old outcomes that no page has read, writes that were sent long ago, and invalid items.
 * @param now in epoch milliseconds
 */
export function tidy(now: number): void {
  const dated = [
    ...listKeys('local', OUTCOME).map((key) => outcomeItem(key.slice(OUTCOME.length))),
    ...listKeys('local', SENT).map((key) => sentItem(key.slice(SENT.length))),
  ];
  for (const item of dated) {
    const kept = item.readDated();
    if (!kept || Math.abs(now - kept.savedAt) > KEPT) item.remove();
  }
  for (const key of listKeys('local', ENTRY)) {
    const item = entryItem(key.slice(ENTRY.length));
    if (!item.read()) item.remove();
  }
}

/**
 * Returns the remaining time of the server's `Retry-After`. A longer time than the maximum means that the clock was set
 * back, and counts as none.
 * @param now in epoch milliseconds
 * @returns milliseconds; 0 for none
 */
export function pauseLeft(now: number): number {
  const left = (pauseItem.read() ?? 0) - now;
  return left > 0 && left <= MAX_RETRY_AFTER ? left : 0;
}

/** Stores the end of the server's `Retry-After`. */
export function pauseUntil(until: number): void {
  pauseItem.write(until);
}

/** Calls a function when another tab added or removed writes, or stored an outcome. */
export function onOtherTabs(handler: () => void, signal: AbortSignal): void {
  subscribeKeys('local', ENTRY, handler, signal);
  subscribeKeys('local', OUTCOME, handler, signal);
}

function list(prefix: KeyPrefix, itemOf: (id: string) => Item<Entry>): Entry[] {
  return listKeys('local', prefix)
    .map((key) => itemOf(key.slice(prefix.length)).read())
    .filter((entry) => entry !== undefined);
}

function notify(): void {
  for (const handler of [...handlers]) handler();
}
