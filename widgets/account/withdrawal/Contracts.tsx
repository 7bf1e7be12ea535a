import { longDate } from '../../../core/platform/time/dutch-dates.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import type { Contract } from './api/withdrawals.ts';
import { CANCEL, openText, overText, withdrawnText } from './texts.ts';
import styles from './Withdrawal.module.css';

interface ContractsProps {
  readonly contracts: readonly Contract[];
  /** The page on which a subscription is cancelled. */
  readonly cancelUrl: string | undefined;
}

/** The date until which the visitor can withdraw from each contract, or on which that ended [withdrawal-4]. */
export function Contracts({ contracts, cancelUrl }: ContractsProps) {
  if (contracts.length === 0) return null;
  return (
    <ul className={styles.contracts}>
      {contracts.map((contract) => (
        <li key={contract.order} className={styles.contract}>
          <span>{textOf(contract)}</span>
          {contract.status === 'over' && cancelUrl !== undefined && (
            <a className={styles.link} href={cancelUrl}>
              {CANCEL}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function textOf({ name, status, until }: Contract): string {
  const over = parseTimestamp(until) ?? Number.NaN;
  if (status === 'withdrawn') return withdrawnText(name);
  // The last day is the day before the moment at which the period is over.
  return status === 'over' ? overText(name, longDate(over) ?? '') : openText(name, longDate(over - 1) ?? '');
}
