import type { BusEvent } from './create-record.ts';
import styles from './DebugPanel.module.css';
import { describeValue } from './describe-value.ts';
import { matchesFilter } from './matches-filter.ts';
import { NOTHING, timeText } from './texts.ts';

interface EventListProps {
  readonly events: readonly BusEvent[];
  readonly filter: string;
}

/** The events of the bus, latest first. */
export function EventList({ events, filter }: EventListProps) {
  const shown = events
    .map((event) => ({ ...event, text: describeValue(event.payload) }))
    .filter(({ name, text }) => matchesFilter(filter, [name, text]))
    .reverse();
  if (shown.length === 0) return <p className={styles.nothing}>{NOTHING}</p>;
  return (
    <ul className={styles.list}>
      {shown.map(({ id, at, name, text }) => (
        <li key={id} className={styles.row}>
          <p className={styles.name}>
            <strong>{name}</strong>
            <span className={styles.soft}>{timeText('after', at)}</span>
          </p>
          <p>
            <code>{text}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
