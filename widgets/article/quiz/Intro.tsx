import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
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
  const language = useContentLanguage();
  return (
    <div className={styles.intro}>
      {intro !== undefined && (
        <p className={styles.introText} lang={language}>
          {intro}
        </p>
      )}
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
