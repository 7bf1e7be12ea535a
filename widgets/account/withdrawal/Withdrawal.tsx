import { useState } from 'react';
import { type HeldHeight, useSettle } from '../../../core/ui/held-height/use-settle.ts';
import type { Contract, Receipt, WithdrawalForm } from './api/withdrawals.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { Contracts } from './Contracts.tsx';
import { type Draft, forgetDraft, keepDraft, keptDraft } from './draft.ts';
import { FillStep } from './FillStep.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import styles from './Withdrawal.module.css';

interface WithdrawalProps extends HeldHeight {
  /** The form's initial values. */
  readonly form: WithdrawalForm;
  readonly contracts: readonly Contract[];
  /** The page on which a subscription is cancelled. */
  readonly cancelUrl: string | undefined;
  /** Identifies the login, see `draft.ts`. */
  readonly login: string;
  /** The feature's name, for messages. */
  readonly feature: string;
}

type Stage =
  | { readonly is: 'fill'; readonly form: WithdrawalForm; readonly isBack: boolean }
  | { readonly is: 'confirm'; readonly draft: Draft; readonly isOpened: boolean }
  | { readonly is: 'received'; readonly receipt: Receipt };

/** The two steps of a withdrawal, and its receipt [withdrawal-2]. */
export function Withdrawal({ form, contracts, cancelUrl, login, feature, settle }: WithdrawalProps) {
  useSettle(settle, true);
  const [stage, setStage] = useState<Stage>(() => {
    const draft = keptDraft(login);
    return draft ? { is: 'confirm', draft, isOpened: false } : { is: 'fill', form, isBack: false };
  });

  function receive(receipt: Receipt) {
    forgetDraft();
    setStage({ is: 'received', receipt });
  }

  if (stage.is === 'received') return <ReceiptView receipt={stage.receipt} />;
  if (stage.is === 'confirm') {
    const { draft, isOpened } = stage;
    return (
      <ConfirmStep
        draft={draft}
        isOpened={isOpened}
        cancelUrl={contracts.some(({ status }) => status === 'over') ? cancelUrl : undefined}
        feature={feature}
        onReceived={receive}
        onBack={() => setStage({ is: 'fill', form: draft.form, isBack: true })}
      />
    );
  }
  return (
    <div className={styles.root}>
      <Contracts contracts={contracts} cancelUrl={cancelUrl} />
      <FillStep
        form={stage.form}
        isBack={stage.isBack}
        onFilled={(filled) => setStage({ is: 'confirm', draft: keepDraft(filled, login), isOpened: true })}
      />
    </div>
  );
}
