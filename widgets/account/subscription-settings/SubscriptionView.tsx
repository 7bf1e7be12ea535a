import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { LoginMessage } from '../../../core/ui/settings/LoginMessage.tsx';
import { Done, Failed } from '../../../core/ui/settings/Outcome.tsx';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { Actions } from './Actions.tsx';
import { changeSubscription, type Subscription } from './api/subscriptions.ts';
import { CancelStep } from './CancelStep.tsx';
import { type Changes, createChanges, type Outcome } from './changes.ts';
import { Facts } from './Facts.tsx';
import { PauseStep } from './PauseStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import styles from './SubscriptionSettings.module.css';
import {
  CANCELLED,
  CHANGED,
  FAILED,
  KEPT,
  LOG_IN,
  mailedText,
  PAUSED,
  REFUSED,
  RESUMED,
  TO_GO_ON,
  UNDONE,
} from './texts.ts';
import type { Ways } from './ways.ts';

interface SubscriptionViewProps {
  /** The subscription as the server sent it. */
  readonly served: Subscription;
  readonly ways: Ways;
  readonly context: Context;
}

const DONE = {
  cancel: CANCELLED,
  undo: UNDONE,
  pause: PAUSED,
  resume: RESUMED,
  plan: CHANGED,
  keep: KEPT,
} as const;

/** A subscription: its facts, what the visitor can do with it, and the open step [subscription-settings-2]. */
export function SubscriptionView({ served, ways, context: { feature, page } }: SubscriptionViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes] = useState(() =>
    createChanges(served, ways.open === 'cancel' && !('refusal' in served.cancel) ? 'cancel' : undefined, {
      change: changeSubscription,
      onFailed: (cause) => error(feature, 'A change of the subscription may not have been made.', cause),
      // The change may affect what the visitor can read.
      onChanged: () => void visitor(page).refresh(),
    }),
  );
  const { subscription, outcome, step } = useStore(changes);

  // The button that was pressed has been removed together with its step.
  useEffect(() => {
    if (outcome.kind === 'done') heading.current?.focus();
  }, [outcome]);

  return (
    <section className={styles.root}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {subscription.name}
      </h3>
      <Done>{doneText(outcome, subscription)}</Done>
      <OpenStep changes={changes} />
      <Failed>{failureText(outcome)}</Failed>
      {outcome.kind === 'logged-out' && <LoginMessage link={LOG_IN} rest={TO_GO_ON} />}
      <Facts subscription={subscription} ways={ways} />
      {step === undefined && <Actions changes={changes} />}
    </section>
  );
}

/** The open step, above the facts of the subscription, so that it is in view on a page that opens with it. */
function OpenStep({ changes }: { readonly changes: Changes }) {
  const { step, subscription } = useStore(changes);
  const { cancel, pause, plans } = subscription;
  if (step === 'cancel' && !('refusal' in cancel)) return <CancelStep terms={cancel} changes={changes} />;
  if (step === 'pause' && !('refusal' in pause)) return <PauseStep terms={pause} changes={changes} />;
  if (step === 'plan' && !('refusal' in plans)) return <PlanStep options={plans.options} changes={changes} />;
  return null;
}

function doneText(outcome: Outcome, { email }: Subscription): string {
  if (outcome.kind !== 'done') return '';
  const done = DONE[outcome.change.type];
  return email ? `${done} ${mailedText(email)}` : done;
}

function failureText(outcome: Outcome): string {
  if (outcome.kind === 'refused') return outcome.text ?? REFUSED;
  return outcome.kind === 'failed' ? FAILED : '';
}
