import type { ReactNode } from 'react';
import styles from './Outcome.module.css';

interface OutcomeProps {
  /** Nothing to say is an empty region: what comes into a region that is new is not announced. */
  readonly children: ReactNode;
}

/** What has been done, for everybody and for screen readers. */
export function Done({ children }: OutcomeProps) {
  return (
    <p className={styles.status} role="status">
      {children}
    </p>
  );
}

/** What has failed, for everybody and at once for screen readers. */
export function Failed({ children }: OutcomeProps) {
  return (
    <p className={styles.failure} role="alert">
      {children}
    </p>
  );
}
