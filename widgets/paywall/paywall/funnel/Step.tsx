import { lazy, Suspense } from 'react';
import { pageSignal } from '../../../../core/runtime/page/page-value.ts';
import { Skeleton } from '../../../../core/ui/skeleton/Skeleton.tsx';
import { Blocks } from './blocks/Blocks.tsx';
import { hasForm } from './flow.ts';
import { StepFooter } from './StepFooter.tsx';
import { isCompleted } from './state.ts';
import type { FunnelHandle } from './use-funnel.ts';

/** Most walls have no form and do not load the code of forms. */
const StepForm = lazy(() => import('./forms/StepForm.tsx'));

interface StepProps {
  readonly funnel: FunnelHandle;
  readonly headingId: string;
  readonly firstPodcast: string | undefined;
  /** Called when the step is visible. */
  readonly onShown: () => void;
}

/** One step: its blocks in the campaign's order, then its button. */
export function Step(props: StepProps) {
  const { funnel } = props;
  const { state, rules } = funnel;
  const step = rules.funnel.steps[state.step];
  if (!step) return null;
  if (hasForm(step) && !isCompleted(rules, state, state.step)) {
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <StepForm {...props} step={step} />
      </Suspense>
    );
  }
  return (
    <>
      <Blocks {...props} step={step} />
      <StepFooter funnel={funnel} onPress={() => void funnel.controller.send(pageSignal(funnel.page))} />
    </>
  );
}
