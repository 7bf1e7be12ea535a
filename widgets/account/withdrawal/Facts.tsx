import styles from './Withdrawal.module.css';

interface FactsProps {
  /** Names with their texts; an empty text is left out. */
  readonly facts: readonly (readonly [name: string, text: string])[];
}

/** What a withdrawal says. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, text]) =>
          text !== '' && (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
