import { counted } from './texts.ts';
import styles from './welcome-bundle.module.css';

interface ProgressProps {
  /** Number of parts that the visitor has opened. */
  readonly opened: number;
  /** Number of all parts. */
  readonly all: number;
}

/** The visitor's progress, as a text and, hidden from screen readers, as a bar [welcome-bundle-2]. */
export function Progress({ opened, all }: ProgressProps) {
  return (
    <>
      <p className={styles.count} role="status">
        {counted(opened, all)}
      </p>
      <progress className={styles.bar} aria-hidden="true" max={all} value={opened} />
    </>
  );
}
