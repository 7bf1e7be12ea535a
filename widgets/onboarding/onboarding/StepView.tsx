import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { Choice } from './choices.ts';
import styles from './Onboarding.module.css';
import type { Scene, SceneView } from './scenes/create-scene.ts';
import { hasChoice } from './scenes/scene-state.ts';
import { neighbour, type Step } from './steps.ts';
import { FINISH, LEADS, NEXT, NOT_SAVED, PREVIOUS, SKIP, stepText, TITLES } from './texts.ts';

interface StepViewProps {
  readonly step: Step;
  /** The steps with choices, in order. */
  readonly steps: readonly Step[];
  /** Undefined while they are loading. */
  readonly choices: readonly Choice[] | undefined;
  readonly scene: Scene;
  readonly view: SceneView;
}

/** A step: its choices, and the buttons, which stay within reach of a thumb [onboarding-8, onboarding-9]. */
export function StepView({ step, steps, choices, scene, view }: StepViewProps) {
  const titleId = useId();
  const { id, number, property } = step;
  const heading = useFocusOnChange(id);
  const previous = neighbour(step, steps, -1);
  const next = neighbour(step, steps, 1);
  const chosen = view.scene.properties[property];

  /** A second press during a save must not count as another step. */
  const unlessSaving = (move: () => unknown) => () => {
    if (!view.isSaving) move();
  };
  const after = next?.id ?? id;
  const isLast = next === undefined;

  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <p className={styles.progress} role="status" aria-live="polite">
        {stepText(number)}
      </p>
      <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
        {TITLES[property]}
      </h2>
      <p className={styles.lead}>{LEADS[property]}</p>
      {choices ? (
        <ul className={property === 'newsletters' ? styles.rows : styles.choices} aria-labelledby={titleId}>
          {choices.map((choice) => (
            <li key={choice.id} className={styles.item}>
              <ChoiceButton
                choice={choice}
                isChosen={hasChoice(chosen, choice.id)}
                onToggle={() => scene.toggle(property, choice.id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={6} className={styles.rows} />
      )}
      <div className={styles.actions}>
        <p className={styles.failure} role="alert">
          {view.hasFailed && NOT_SAVED}
        </p>
        <div className={styles.buttons}>
          {previous && (
            <Button
              className={styles.previous}
              look="outlined"
              onClick={unlessSaving(() => scene.goTo(previous.id))}
            >
              {PREVIOUS}
            </Button>
          )}
          <Button
            className={styles.skip}
            look="plain"
            onClick={unlessSaving(() => scene.skipTo(after, property, isLast))}
          >
            {SKIP}
          </Button>
          <Button
            className={styles.next}
            look="primary"
            busy={view.isSaving || undefined}
            onClick={() => void scene.goTo(after, isLast)}
          >
            {isLast ? FINISH : NEXT}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Moves the focus to the heading after a step change, not when the page is opened [onboarding-13]. */
function useFocusOnChange(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return heading;
}
