import { useState } from 'react';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { confirmChoice } from '../../../core/ui/dialog/confirm-choice.tsx';
import { Failed } from '../../../core/ui/settings/Outcome.tsx';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { type FamilyParent, leaveFamily } from './api/family-members.ts';
import styles from './FamilySettings.module.css';
import { CANCEL, FAILED, LEAVE, LEAVE_MEANS, LEAVE_TITLE, parentText } from './texts.ts';

interface ParentProps {
  /** The owner of the subscription. */
  readonly parent: FamilyParent;
  readonly context: Context;
  readonly onLeft: () => void;
}

/** The view of a member: whose subscription it is, and a button to leave it, after confirmation [family-settings-4]. */
export function Parent({ parent, context: { feature, page, signal }, onLeft }: ParentProps) {
  const [state, setState] = useState<'none' | 'leaving' | 'failed'>('none');

  async function leave() {
    setState('none');
    const answer = await confirmChoice({
      title: LEAVE_TITLE,
      text: LEAVE_MEANS,
      answers: [
        { value: 'leave', label: LEAVE, primary: true },
        { value: 'cancel', label: CANCEL },
      ],
      signal,
    });
    if (answer !== 'leave') return;
    setState('leaving');
    try {
      await leaveFamily();
      onLeft();
      // Leaving changes what the visitor may read.
      void visitor(page).refresh();
    } catch (cause) {
      error(feature, 'The visitor could not leave the family subscription.', cause);
      setState('failed');
    }
  }

  return (
    <section className={styles.root}>
      <p className={styles.text}>{parentText(parent.name ?? parent.email)}</p>
      <Failed>{state === 'failed' && FAILED}</Failed>
      <Button busy={state === 'leaving'} onClick={() => void leave()}>
        {LEAVE}
      </Button>
    </section>
  );
}
