import { Button } from '../../../core/ui/button/Button.tsx';
import type { Subscription } from './api/subscriptions.ts';
import type { Changes, Step } from './changes.ts';
import { StepForm } from './StepForm.tsx';
import styles from './SubscriptionSettings.module.css';
import { dayText } from './terms.ts';
import { CANCEL, CONFIRM_CANCEL, OR_CHANGE, OR_PAUSE, stopsText } from './texts.ts';

interface CancelStepProps {
  readonly terms: Exclude<Subscription['cancel'], { readonly refusal: unknown }>;
  readonly changes: Changes;
}

const OFFERS: Readonly<Record<string, { readonly step: Step; readonly label: string }>> = {
  pause: { step: 'pause', label: OR_PAUSE },
  plan: { step: 'plan', label: OR_CHANGE },
};

/**
 * The end date and what remains, above the one button that cancels. At most one offer is below the button, where it is
 * not in the way [subscription-settings-3].
 */
export function CancelStep({ terms, changes }: CancelStepProps) {
  const offer = terms.offer && Object.hasOwn(OFFERS, terms.offer.leads_to) ? terms.offer : undefined;
  const other = offer && OFFERS[offer.leads_to];
  return (
    <>
      <StepForm
        step="cancel"
        title={CANCEL}
        confirm={CONFIRM_CANCEL}
        onConfirm={() => void changes.make({ type: 'cancel' })}
        changes={changes}
      >
        <p className={styles.text}>{stopsText(dayText(terms.ends))}</p>
        <ul className={styles.keeps}>
          {terms.keeps.map((text) => (
            <li key={text} className={styles.keep}>
              {text}
            </li>
          ))}
        </ul>
      </StepForm>
      {offer && other && (
        <div className={styles.offer}>
          <p className={styles.text}>{offer.text}</p>
          <Button look="plain" onClick={() => changes.open(other.step)}>
            {other.label}
          </Button>
        </div>
      )}
    </>
  );
}
