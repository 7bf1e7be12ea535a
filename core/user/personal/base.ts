import type { Entry } from '../../platform/http/outbox/entry.ts';
import { inOrder } from '../../platform/http/outbox/rules.ts';
import { isRecord, isTextList } from '../../runtime/config/guards.ts';
import type { Subject } from './subject.ts';

/** An account's data as the server sent it, with the writes that were sent since. */
export interface Base<Data> {
  readonly data: Data;
  /** The time when its call started, in epoch milliseconds. */
  readonly at: number;
  /** The number of additions since then: sent writes, and details that were fetched later. */
  readonly revision: number;
  /** The ids of the sent writes that it includes, as far as the outbox still lists them. */
  readonly included: readonly string[];
  /** Whether writes were sent while its call was in progress: it may lack the changes of others meanwhile. */
  readonly isProvisional: boolean;
}

/** A base whose data has not been fetched: it is neither fresh nor shown on the next page. */
export const NOT_FETCHED = { at: 0, revision: 0, included: [], isProvisional: true } as const;

/** Milliseconds for which a base is used without a new call, which is the interval between two syncs [sync-2]. */
export const FRESH_FOR = 300_000;
/** Milliseconds after which a stored base is no longer shown. */
const USABLE_FOR = 7 * 86_400_000;

/** Whether a stored value is a base of valid data. */
export function isBase<Data>(
  value: unknown,
  accepts: Subject<Data, unknown>['accepts'],
): value is Base<Data> {
  return (
    isRecord(value) &&
    Number.isFinite(value.at) &&
    Number.isFinite(value.revision) &&
    isTextList(value.included) &&
    typeof value.isProvisional === 'boolean' &&
    accepts(value.data)
  );
}

/**
 * Whether a base makes a call unnecessary.
 * @param now in epoch milliseconds
 * @param outdatedAt when a change by another device was last noticed, in epoch milliseconds
 */
export function isFresh(base: Base<unknown> | undefined, now: number, outdatedAt = 0): boolean {
  if (!base || base.isProvisional || base.at < outdatedAt) return false;
  return isWithin(base.at, FRESH_FOR, now);
}

/** Whether a stored base may be shown until a call has been answered. */
export function isUsable(base: Base<unknown>, now: number): boolean {
  return isWithin(base.at, USABLE_FOR, now);
}

/** Whether a base includes something that another one does not. */
export function isNewer(base: Base<unknown>, other: Base<unknown> | undefined): boolean {
  return !other || base.at > other.at || (base.at === other.at && base.revision > other.revision);
}

/** A time in the future, stored before the clock was set back, would never expire. */
function isWithin(at: number, length: number, now: number): boolean {
  return now >= at && now - at < length;
}

/**
 * Adds the sent writes that a base does not include.
 * @param sent all writes of this account that the outbox lists as sent
 * @returns the same base if it includes them all
 */
export function foldSent<Data, Change>(
  base: Base<Data>,
  sent: readonly Entry[],
  { apply, recognise }: Pick<Subject<Data, Change>, 'apply' | 'recognise'>,
): Base<Data> {
  const missing = sent.filter(({ id }) => !base.included.includes(id));
  const changes = changesOf(missing, recognise);
  if (changes.length === 0) return base;
  return {
    ...base,
    data: changes.reduce(apply, base.data),
    revision: base.revision + 1,
    included: sent.map(({ id }) => id),
  };
}

/** Returns the changes of a subject that writes make, in the order in which they were made. */
export function changesOf<Change>(
  entries: readonly Entry[],
  recognise: Subject<unknown, Change>['recognise'],
): Change[] {
  return inOrder(entries)
    .map((entry) => recognise(entry))
    .filter((change) => change !== undefined);
}

interface Lesson<Data> {
  /** Adds the details. */
  readonly addTo: (data: Data) => Data;
  /** The ids of the writes that the details include. */
  readonly contained: readonly string[];
  /** All writes of this account that the outbox lists as sent. */
  readonly sent: readonly Entry[];
}

/** Adds details that were fetched later to a base, and then the writes that the details do not include. */
export function learned<Data, Change>(
  base: Base<Data>,
  { addTo, contained, sent }: Lesson<Data>,
  { apply, recognise }: Pick<Subject<Data, Change>, 'apply' | 'recognise'>,
): Base<Data> {
  const later = sent.filter(({ id }) => !contained.includes(id));
  const data = changesOf(later, recognise).reduce(apply, addTo(base.data));
  return { ...base, data, revision: base.revision + 1, included: sent.map(({ id }) => id) };
}
