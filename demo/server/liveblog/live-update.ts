/** What the editors changed in an update after it appeared. */
export interface Note {
  readonly kind: 'Aanvulling' | 'Correctie';
  /** When, in epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

/** An update of a liveblog as the paper's server has it at a moment. */
export interface LiveUpdate {
  /** Its number: it never changes, and no other update has it. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly headline: string;
  readonly body: readonly string[];
  /** In the order of time. */
  readonly notes: readonly Note[];
  readonly key: boolean;
  readonly pinned: boolean;
  /** Comes without a word about it. */
  readonly silent: boolean;
  /** When something of it last changed, in epoch milliseconds. */
  readonly changedAt: number;
}

/** As the paper's pages list them: pinned ones first, the newest first. */
export function inOrder(updates: readonly LiveUpdate[]): LiveUpdate[] {
  const rank = ({ pinned }: LiveUpdate) => (pinned ? 1 : 0);
  return [...updates].sort(
    (one, other) => rank(other) - rank(one) || other.time - one.time || other.id - one.id,
  );
}
