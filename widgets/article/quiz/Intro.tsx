import { Button } from '../../../core/ui/button/Button.tsx';
import { Picture } from './Picture.tsx';
import styles from './Quiz.module.css';
import type { QuizDefinition } from './quiz-definition.ts';
import { lengthText, START } from './texts.ts';

interface IntroProps {
  readonly quiz: QuizDefinition;
  readonly onStart: () => void;
}

/** The introduction of the quiz, and the button that starts it. */
export function Intro({ quiz: { type, intro, picture, questions }, onStart }: IntroProps) {
  return (
    <div className={styles.intro}>
      {intro !== undefined && <p className={styles.introText}>{intro}</p>}
      {picture && <Picture picture={picture} />}
      <div className={styles.begin}>
        <Button look="primary" onClick={onStart}>
          {START}
        </Button>
        <p className={styles.length}>{lengthText(type, questions.length)}</p>
      </div>
    </div>
  );
}
