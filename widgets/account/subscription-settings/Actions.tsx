import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import type { Change, Subscription } from './api/subscriptions.ts';
import type { Changes, Step } from './changes.ts';
import styles from './SubscriptionSettings.module.css';
import { dayText, moneyText } from './terms.ts';
import {
  CANCEL,
  CHANGE_PLAN,
  endsText,
  nextPlanText,
  PAUSE,
  pausedText,
  priceText,
  RESUME,
  TAKE_BACK,
  UNDO,
} from './texts.ts';

/**
 * The changes that are planned, each with a button to undo it, and a button for each possible change, or why it is not
 * possible.
 */
export function Actions({ changes }: { readonly changes: Changes }) {
  const { subscription } = useStore(changes);
  const { ends, paused, next_plan, withdrawal } = subscription;
  return (
    <div className={styles.actions}>
      {ends && !withdrawal?.withdrawn && (
        <Coming text={endsText(dayText(ends))} back={UNDO} type="undo" changes={changes} />
      )}
      {paused && (
        <Coming
          text={pausedText(dayText(paused.from), dayText(paused.until))}
          back={RESUME}
          type="resume"
          changes={changes}
        />
      )}
      {next_plan && (
        <Coming
          text={nextPlanText(
            dayText(next_plan.from),
            next_plan.name,
            priceText(moneyText(next_plan.price.amount), next_plan.price.months),
          )}
          back={TAKE_BACK}
          type="keep"
          changes={changes}
        />
      )}
      {!ends && <Possible changes={changes} />}
    </div>
  );
}

interface ComingProps {
  readonly text: string;
  /** The label of the button that undoes it. */
  readonly back: string;
  readonly type: Extract<Change['type'], 'undo' | 'resume' | 'keep'>;
  readonly changes: Changes;
}

/** A change that the visitor has made, that takes effect later, and that can be undone. */
function Coming({ text, back, type, changes }: ComingProps) {
  const { pending } = useStore(changes);
  return (
    <div className={styles.coming}>
      <p className={styles.text}>{text}</p>
      <Button look="outlined" busy={pending === type} onClick={() => void changes.make({ type })}>
        {back}
      </Button>
    </div>
  );
}

/** The buttons that open the steps; each refusal gives its reason once. */
function Possible({ changes }: { readonly changes: Changes }) {
  const { subscription } = useStore(changes);
  return (
    <>
      <div className={styles.buttons}>
        {STEPS.map(
          ({ step, label, isPossible }) =>
            isPossible(subscription) && <Opener key={step} step={step} label={label} changes={changes} />,
        )}
      </div>
      {refusalsOf(subscription).map(({ text, link }) => (
        <div key={text}>
          <p className={styles.text}>{text}</p>
          {link && isSafeAddress(link.url) && (
            <a className={styles.link} href={link.url}>
              {link.label}
            </a>
          )}
        </div>
      ))}
    </>
  );
}

interface OpenerProps {
  readonly step: Step;
  readonly label: string;
  readonly changes: Changes;
}

/** The button that opens a step; the focus returns to it when the visitor closes the step. */
function Opener({ step, label, changes }: OpenerProps) {
  const { opened } = useStore(changes);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opened === step) button.current?.focus();
  }, [opened, step]);
  return (
    <Button ref={button} onClick={() => changes.open(step)}>
      {label}
    </Button>
  );
}

interface StepButton {
  readonly step: Step;
  readonly label: string;
  readonly isPossible: (subscription: Subscription) => boolean;
}

const STEPS: readonly StepButton[] = [
  { step: 'cancel', label: CANCEL, isPossible: ({ cancel }) => !('refusal' in cancel) },
  {
    step: 'plan',
    label: CHANGE_PLAN,
    isPossible: ({ plans }) => 'options' in plans && plans.options.length > 0,
  },
  { step: 'pause', label: PAUSE, isPossible: ({ pause, paused }) => !paused && !('refusal' in pause) },
];

/** The server's reasons for refusals, without duplicates: somebody who does not pay gets the same reason for all. */
function refusalsOf({ cancel, plans, pause }: Subscription) {
  const refusals = [cancel, plans, pause].flatMap((one) => ('refusal' in one ? [one.refusal] : []));
  return [...new Map(refusals.map((refusal) => [refusal.text, refusal])).values()];
}
