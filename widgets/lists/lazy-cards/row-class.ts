import type { Kind } from './kinds.ts';
import styles from './lazy-cards.module.css';

/** The classes of a row of cards; not every kind has a style of its own. */
export function rowClass(kind: Kind): string {
  const looks: Partial<Record<Kind, string>> = styles;
  return `${styles.row} ${looks[kind] ?? ''}`.trim();
}
