import { counted } from './texts.ts';
import styles from './welcome-bundle.module.css';

interface ProgressProps {
  /** How many parts the visitor has opened. */
  readonly opened: number;
  /** How many parts there are. */
  readonly all: number;
}

/** How far the visitor is, in words and, for the eye alone, as a bar [welcome-bundle-2]. */
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
