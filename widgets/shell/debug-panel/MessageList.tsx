import styles from './DebugPanel.module.css';
import { matchesFilter } from './matches-filter.ts';
import { docsText, NOTHING } from './texts.ts';
import type { Message } from './types.ts';

interface MessageListProps {
  readonly messages: readonly Message[];
  readonly filter: string;
}

/** The page's messages with the address of their documentation. */
export function MessageList({ messages, filter }: MessageListProps) {
  const shown = messages.filter(({ level, source, text }) => matchesFilter(filter, [level, source, text]));
  if (shown.length === 0) return <p className={styles.nothing}>{NOTHING}</p>;
  return (
    <ul className={styles.list}>
      {shown.map(({ level, source, text, docs }) => (
        <li key={`${level} ${source} ${text}`} className={styles.row} data-debug-state={level}>
          <p className={styles.name}>
            <strong>{source}</strong>
            <span className={styles.state}>{level}</span>
          </p>
          <p>{text}</p>
          <p className={styles.soft}>{docsText(docs)}</p>
        </li>
      ))}
    </ul>
  );
}
