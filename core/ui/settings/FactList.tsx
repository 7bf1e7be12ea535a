import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** Facts of a contract or an account, each with its name. Its children are {@link Fact}s. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A fact in a {@link FactList}. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.text}>{children}</dd>
    </div>
  );
}
