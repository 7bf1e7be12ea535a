import { idOf } from './collect-rows.ts';
import styles from './DebugPanel.module.css';
import { HookRow } from './HookRow.tsx';
import { matchesFilter } from './matches-filter.ts';
import { NOTHING } from './texts.ts';
import type { Row } from './types.ts';

interface HookListProps {
  readonly rows: readonly Row[];
  readonly filter: string;
  /** Ends the effects of a row on the page. */
  readonly signal: AbortSignal;
}

/** The hooks of the page that match the filter. */
export function HookList({ rows, filter, signal }: HookListProps) {
  const shown = rows.filter(({ feature, state, strategy, why, where, failure }) =>
    matchesFilter(filter, [feature, state, strategy, why, where, failure?.message ?? '']),
  );
  if (shown.length === 0) return <p className={styles.nothing}>{NOTHING}</p>;
  return (
    <ul className={styles.list}>
      {shown.map((row) => (
        <HookRow key={`${row.feature} ${idOf(row.hook)}`} row={row} signal={signal} />
      ))}
    </ul>
  );
}
