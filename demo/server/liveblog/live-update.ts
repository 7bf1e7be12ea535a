/** The editors' change to an update after it appeared. */
export interface Note {
  readonly kind: 'Aanvulling' | 'Correctie';
  /** Time of the change, in epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

/** An update of a liveblog, in its state on the paper's server at a moment. */
export interface LiveUpdate {
  /** Its unique id, which never changes. */
  readonly id: number;
  /** Time of publication, in epoch milliseconds. */
  readonly time: number;
  readonly headline: string;
  readonly body: readonly string[];
  /** The changes, in chronological order. */
  readonly notes: readonly Note[];
  readonly key: boolean;
  readonly pinned: boolean;
  /** Whether it appears without an announcement. */
  readonly silent: boolean;
  /** When any part of it last changed, in epoch milliseconds. */
  readonly changedAt: number;
}

/** The order on the paper's pages: pinned updates first, then newest first. */
export function inOrder(updates: readonly LiveUpdate[]): LiveUpdate[] {
  const rank = ({ pinned }: LiveUpdate) => (pinned ? 1 : 0);
  return [...updates].sort(
    (one, other) => rank(other) - rank(one) || other.time - one.time || other.id - one.id,
  );
}
