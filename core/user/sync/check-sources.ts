import type { SyncedSource, SyncState } from './sync-state.ts';

/** Milliseconds between two checks of an account's sources, by all its tabs together [sync-2]. */
export const SYNC_INTERVAL = 300_000;

/** The dependencies of a check; a test replaces each. */
export interface CheckParts {
  /** Hash of the account that is logged in. */
  readonly account: string;
  readonly sources: readonly string[];
  /** The state that the tabs share. */
  readonly state: { read(): SyncState | undefined; write(state: SyncState): void };
  readonly lastUpdate: (source: string) => Promise<string>;
  readonly sync: (source: string) => Promise<unknown>;
  /** Whether the account is still logged in in this browser. Called after each answer. */
  readonly isPresent: () => Promise<boolean>;
  /** Takes the data of a source, before its change is known to the tabs. */
  readonly take: (source: string, data: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * How long it is until the next check is due [sync-2, sync-5].
 * @param state what the tabs share
 * @param account hash of the account: a check for another one does not count
 * @param now in epoch milliseconds
 * @returns milliseconds; 0 for now, also if the last check seems to lie in the future
 */
export function dueIn(state: SyncState | undefined, account: string, now: number): number {
  if (state?.of !== account || state.checkedAt > now) return 0;
  return Math.max(0, state.checkedAt + SYNC_INTERVAL - now);
}

/**
 * Checks all sources, if that is due: asks when each last changed, and for its data only if that differs from what is
 * stored [sync-5]. The time is stored before the calls, so that no other tab checks meanwhile. A source that fails is
 * checked again next time; nobody is told [sync-3].
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
  // The change may be as late as the answer: what was fetched during the call may not have it.
  const noticedAt = now();
  const known = own(state.read(), account, source);
  if (last === known?.last) return;
  const data = await parts.sync(source);
  if (!(await parts.isPresent())) return;
  const present = state.read();
  // Removed by a logout during the calls.
  if (present?.of !== account) return;
  parts.take(source, data);
  // At the first check nothing is known to be outdated: what the page has was fetched for this visit.
  const synced: SyncedSource = { last, changedAt: known ? noticedAt : 0 };
  state.write({ ...present, sources: { ...present.sources, [source]: synced } });
}

function own(state: SyncState | undefined, account: string, source: string): SyncedSource | undefined {
  return state?.of === account && Object.hasOwn(state.sources, source) ? state.sources[source] : undefined;
}
