import { useMemo } from 'react';
import { fetchRecommendedTopics } from '../../../core/domain/topics/api/topics.ts';
import { wireId } from '../../../core/domain/topics/topic.ts';
import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { useRead } from '../../../core/platform/http/use-read.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { visitorValue } from '../../../core/user/visitor/visitor-value.ts';
import { type Choice, newslettersOf, themesOf } from './choices.ts';
import { Done } from './Done.tsx';
import styles from './Onboarding.module.css';
import { StepView } from './StepView.tsx';
import { stepFor, stepsWith } from './steps.ts';
import { useFinish } from './use-finish.ts';
import { useScene } from './use-scene.ts';

/** A failed call is logged; the step is then skipped, like a step without choices. */
const topics = visitorValue((page) =>
  sharedRead(async (_of: 'recommended', signal): Promise<readonly Choice[]> => {
    try {
      const found = await fetchRecommendedTopics(page, { signal });
      return found.map(({ id, name }) => ({ id: wireId(id), name }));
    } catch (cause) {
      if (!signal.aborted) error('onboarding', 'The recommended topics could not be loaded.', cause);
      return [];
    }
  }),
);

/** The attributes of the hook. */
export interface OnboardingProps {
  readonly sceneName: string;
  readonly onboardingThemes: readonly unknown[];
  readonly onboardingNewsletters: readonly unknown[];
  readonly onboardingDoneUrl: string;
  readonly context: Context;
}

interface AccountProps extends OnboardingProps {
  readonly visitor: Visitor;
}

/**
 * The onboarding of an account: the stored step with the earlier choices, or its end [onboarding-11, onboarding-12].
 */
export function Account({
  sceneName,
  onboardingThemes,
  onboardingNewsletters,
  onboardingDoneUrl,
  context,
  visitor,
}: AccountProps) {
  const { page } = context;
  const { scene, view, isLoaded } = useScene(sceneName, context, visitor);
  const recommended = useRead(topics(page), 'recommended');
  const themes = useMemo(() => themesOf(onboardingThemes), [onboardingThemes]);
  const newsletters = useMemo(() => newslettersOf(onboardingNewsletters), [onboardingNewsletters]);
  const topicChoices = recommended.status === 'success' ? recommended.answer : undefined;
  const choices = { themes, topics: topicChoices, newsletters };
  const steps = stepsWith(choices);
  const step = stepFor(view.scene.step, steps);
  // Without any choices the onboarding is complete, so that visitors are not redirected here again in vain.
  const isDone = isLoaded && (view.scene.completed || step === undefined);
  useFinish({ isLoaded, isDone, view }, page, visitor);

  if (!isLoaded) return <Skeleton lines={8} className={styles.root} />;
  if (isDone || !step) return <Done address={onboardingDoneUrl} />;
  return <StepView step={step} steps={steps} choices={choices[step.property]} scene={scene} view={view} />;
}
