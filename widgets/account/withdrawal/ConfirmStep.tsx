import { useEffect, useRef, useState } from 'react';
import { error } from '../../../core/runtime/log/log.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { type Receipt, sendWithdrawal } from './api/withdrawals.ts';
import { type Draft, forgetDraft } from './draft.ts';
import { Facts } from './Facts.tsx';
import {
  CANCEL,
  CHANGE,
  CHECK,
  CHECK_TEXT,
  CONFIRM,
  EMAIL,
  FAILED,
  NAME,
  ORDER,
  REFUSED,
  WITHDRAWN_FROM,
} from './texts.ts';
import styles from './Withdrawal.module.css';

interface ConfirmStepProps {
  readonly draft: Draft;
  /** Whether the visitor opened the step, which then gets the focus. */
  readonly isOpened: boolean;
  /** The page on which a subscription is cancelled, if the time to withdraw from one is over. */
  readonly cancelUrl: string | undefined;
  readonly feature: string;
  readonly onReceived: (receipt: Receipt) => void;
  readonly onBack: () => void;
}

/** The second step: the contract from which the visitor withdraws, and the button that does it, once [withdrawal-2]. */
export function ConfirmStep({ draft, isOpened, cancelUrl, feature, onReceived, onBack }: ConfirmStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { name, email, order, what } = draft.form;
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);

  async function confirm() {
    setBusy(true);
    setFailure('');
    try {
      const outcome = await sendWithdrawal(draft.form, draft.key);
      if (outcome.state === 'received') return onReceived(outcome.receipt);
      // A reload must not resend what the server has refused.
      forgetDraft();
      setFailure(outcome.message || REFUSED);
      setRefused(true);
    } catch (cause) {
      error(feature, 'A withdrawal may not have been received; what was filled in is kept.', cause);
      setFailure(FAILED);
    }
    setBusy(false);
  }

  return (
    <section className={styles.root}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {CHECK}
      </h2>
      <Facts
        facts={[
          [NAME, name],
          [EMAIL, email],
          [ORDER, order],
          [WITHDRAWN_FROM, what],
        ]}
      />
      <p className={styles.text}>{CHECK_TEXT}</p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {isRefused && cancelUrl !== undefined && (
        <p className={styles.text}>
          <a className={styles.link} href={cancelUrl}>
            {CANCEL}
          </a>
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="primary" busy={isBusy} onClick={() => void confirm()}>
          {CONFIRM}
        </Button>
        <Button onClick={onBack}>{CHANGE}</Button>
      </div>
    </section>
  );
}
