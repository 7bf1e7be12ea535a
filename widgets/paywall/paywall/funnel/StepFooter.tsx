import { useId } from 'react';
import { Button } from '../../../../core/ui/button/Button.tsx';
import type { Elements } from '../../../../core/ui/elements.ts';
import { StepButton } from './buttons/StepButton.tsx';
import styles from './Funnel.module.css';
import { isWithheld } from './state.ts';
import { BACK } from './texts.ts';
import type { FunnelHandle } from './use-funnel.ts';

interface StepFooterProps {
  readonly funnel: FunnelHandle;
  /** Whether a request is pending. */
  readonly busy?: boolean;
  /** For a step without a form. */
  readonly onPress?: () => void;
  /** Content above the button, such as the summary of the order. */
  readonly summary?: Elements;
}

/** The payoff, the button with its payoff, and the link back [funnel-buttons-8, funnel-flow-13]. */
export function StepFooter({ funnel, busy, onPress, summary }: StepFooterProps) {
  const { state, rules, controller } = funnel;
  const id = useId();
  const step = rules.funnel.steps[state.step];
  if (!step) return null;
  const { payoff, buttonPayoff, buttonType } = step;
  const hasButton = buttonType !== 'none' && !isWithheld(rules, state);
  return (
    <div className={styles.end}>
      {payoff !== '' && <p className={styles.payoff}>{payoff}</p>}
      {summary}
      {hasButton && (
        <StepButton
          funnel={funnel}
          busy={busy}
          onPress={onPress}
          describedBy={buttonPayoff !== '' ? `${id}payoff` : undefined}
        />
      )}
      {hasButton && buttonPayoff !== '' && (
        <p id={`${id}payoff`} className={styles.buttonPayoff}>
          {buttonPayoff}
        </p>
      )}
      {state.step > 0 && (
        <Button look="plain" className={styles.back} onClick={() => controller.dispatch({ type: 'back' })}>
          {BACK}
        </Button>
      )}
    </div>
  );
}
