import type { SyncedSource, SyncState } from './sync-state.ts';

/** Milliseconds between two checks of an account's sources, by all its tabs together [sync-2]. */
export const SYNC_INTERVAL = 300_000;

/** The dependencies of a check, which tests replace. */
export interface CheckParts {
  /** Returns the hash of the account that is logged in. */
  readonly account: string;
  readonly sources: readonly string[];
  /** The state that the tabs share. */
  readonly state: { read(): SyncState | undefined; write(state: SyncState): void };
  readonly lastUpdate: (source: string) => Promise<string>;
  readonly sync: (source: string) => Promise<unknown>;
  /** Whether the account is still logged in in this browser. Called after each answer. */
  readonly isPresent: () => Promise<boolean>;
  /** Receives the data of a source, before its change is known to the tabs. */
  readonly take: (source: string, data: unknown) => void;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Returns the time until the next check is due [sync-2, sync-5].
 * @param state the state that the tabs share
 * @param account the hash of the account: a check for another one does not count
 * @param now in epoch milliseconds
 * @returns milliseconds; 0 for now, also if the last check seems to lie in the future
 */
export function dueIn(state: SyncState | undefined, account: string, now: number): number {
  if (state?.of !== account || state.checkedAt > now) return 0;
  return Math.max(0, state.checkedAt + SYNC_INTERVAL - now);
}

/**
 * Checks all sources, if that is due: fetches when each last changed, and its data only if that differs from the stored
 * time [sync-5]. The time of the check is stored before the calls, so that no other tab checks meanwhile. A source that
 * fails is checked again next time, without a message [sync-3].
 * @param parts its dependencies
 */
export async function checkSources(parts: CheckParts): Promise<void> {
  const { account, state, now, sources } = parts;
  const before = state.read();
  if (dueIn(before, account, now()) > 0) return;
  const known = before?.of === account ? before.sources : {};
  state.write({ of: account, checkedAt: now(), sources: known });
  await Promise.all(sources.map((source) => checkSource(source, parts).catch(() => {})));
}

async function checkSource(source: string, parts: CheckParts): Promise<void> {
  const { account, state, now } = parts;
  const last = await parts.lastUpdate(source);
  // The change may have happened as late as the answer: data that were fetched during the call may not include it.
  const noticedAt = now();
  const known = own(state.read(), account, source);
  if (last === known?.last) return;
  const data = await parts.sync(source);
  if (!(await parts.isPresent())) return;
  const present = state.read();
  // A logout during the calls removes the state.
  if (present?.of !== account) return;
  parts.take(source, data);
  // At the first check nothing is known to be outdated, because the page's data were fetched for this visit.
  const synced: SyncedSource = { last, changedAt: known ? noticedAt : 0 };
  state.write({ ...present, sources: { ...present.sources, [source]: synced } });
}

function own(state: SyncState | undefined, account: string, source: string): SyncedSource | undefined {
  return state?.of === account && Object.hasOwn(state.sources, source) ? state.sources[source] : undefined;
}
