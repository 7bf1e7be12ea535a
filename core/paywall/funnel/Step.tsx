import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Blocks } from './blocks/Blocks.tsx';
import { StepButton } from './buttons/StepButton.tsx';
import styles from './Funnel.module.css';
import { hasBlock } from './flow.ts';
import { isCompleted } from './state.ts';
import { BACK } from './texts.ts';
import type { FunnelHandle } from './use-funnel.ts';

/** Most walls have no form: who meets one does not load what forms need. */
const StepForm = lazy(() => import('./forms/StepForm.tsx'));

interface StepProps {
  readonly funnel: FunnelHandle;
  readonly headingId: string;
  readonly firstPodcast: string | undefined;
}

/** One step: its blocks in the campaign's order, then what leads on. */
export function Step(props: StepProps) {
  const { funnel } = props;
  const { state, rules } = funnel;
  const step = rules.funnel.steps[state.step];
  if (!step) return null;
  if (FORM_BLOCKS.some((type) => hasBlock([step], type)) && !isCompleted(rules, state, state.step)) {
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <StepForm {...props} step={step} />
      </Suspense>
    );
  }
  return (
    <>
      <Blocks {...props} step={step} />
      <StepEnd funnel={funnel} onPress={() => void funnel.controller.send(new AbortController().signal)} />
    </>
  );
}

/** Blocks that ask for something. */
const FORM_BLOCKS = ['mollie', 'upsell', 'registration', 'terms', 'choiceheader'] as const;

interface StepEndProps {
  readonly funnel: FunnelHandle;
  /** Whether a call is under way. */
  readonly busy?: boolean;
  /** Where no form sends the step. */
  readonly onPress?: () => void;
  /** What stands above the button, such as what is bought. */
  readonly summary?: ReactNode;
}

/** The payoff, the button with its own, and the way back [funnel-buttons-8, funnel-flow-13]. */
export function StepEnd({ funnel, busy, onPress, summary }: StepEndProps) {
  const { state, rules, controller } = funnel;
  const id = useId();
  const step = rules.funnel.steps[state.step];
  if (!step) return null;
  const { payoff, buttonPayoff, buttonType } = step;
  return (
    <div className={styles.end}>
      {payoff !== '' && <p className={styles.payoff}>{payoff}</p>}
      {summary}
      <StepButton
        funnel={funnel}
        busy={busy}
        onPress={onPress}
        describedBy={buttonPayoff !== '' ? `${id}payoff` : undefined}
      />
      {buttonPayoff !== '' && buttonType !== 'none' && (
        <p id={`${id}payoff`} className={styles.buttonPayoff}>
          {buttonPayoff}
        </p>
      )}
      {state.step > 0 && (
        <Button look="plain" className={styles.back} onClick={() => controller.tell({ type: 'back' })}>
          {BACK}
        </Button>
      )}
    </div>
  );
}
