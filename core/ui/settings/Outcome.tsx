import type { ReactNode } from 'react';
import styles from './Outcome.module.css';

interface OutcomeProps {
  /** Without a text the region is empty: a text in a region that is new would not be announced. */
  readonly children: ReactNode;
}

/** The message that an action succeeded, announced politely. */
export function Done({ children }: OutcomeProps) {
  return (
    <p className={styles.status} role="status">
      {children}
    </p>
  );
}

/** The message that an action failed, announced at once. */
export function Failed({ children }: OutcomeProps) {
  return (
    <p className={styles.failure} role="alert">
      {children}
    </p>
  );
}
