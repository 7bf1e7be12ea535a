import styles from './DebugPanel.module.css';
import { matchesFilter } from './matches-filter.ts';
import { NOTHING, statusText, timeText } from './texts.ts';
import type { Call } from './types.ts';

interface CallListProps {
  readonly calls: readonly Call[];
  readonly filter: string;
}

/** The calls to backends, with their statuses and durations. */
export function CallList({ calls, filter }: CallListProps) {
  const shown = calls.filter(({ address, by, status }) =>
    matchesFilter(filter, [address, by, String(status)]),
  );
  if (shown.length === 0) return <p className={styles.nothing}>{NOTHING}</p>;
  return (
    <ul className={styles.list}>
      {shown.map(({ address, by, status, at, duration }) => (
        <li
          key={`${address} ${at}`}
          className={styles.row}
          data-debug-state={status >= 400 ? 'error' : 'call'}
        >
          <p className={styles.name}>
            <span className={styles.state}>{statusText(status)}</span>
            <span className={styles.soft}>{by}</span>
            <span className={styles.soft}>{timeText('after', at)}</span>
            <span className={styles.soft}>{timeText('took', duration)}</span>
          </p>
          <p>
            <code>{address}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
