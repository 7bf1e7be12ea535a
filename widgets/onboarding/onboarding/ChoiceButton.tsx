import { useId } from 'react';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { check } from '../../../core/ui/icon/shapes.ts';
import type { Choice } from './choices.ts';
import styles from './Onboarding.module.css';

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** A toggle button, named after the choice, with its description [onboarding-8]. */
export function ChoiceButton({ choice: { name, description }, isChosen, onToggle }: ChoiceButtonProps) {
  const id = useId();
  const aboutId = description === undefined ? undefined : `${id}about`;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      aria-labelledby={`${id}name`}
      aria-describedby={aboutId}
      onClick={onToggle}
    >
      <span className={styles.tick}>{isChosen && <Icon shape={check} />}</span>
      <span className={styles.words} lang={useContentLanguage()}>
        <span id={`${id}name`} className={styles.name}>
          {name}
        </span>
        {aboutId !== undefined && (
          <span id={aboutId} className={styles.about}>
            {description}
          </span>
        )}
      </span>
    </button>
  );
}
