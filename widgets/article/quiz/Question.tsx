import { useEffect, useId } from 'react';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Answers } from './Answers.tsx';
import { Feedback } from './Feedback.tsx';
import { Picture } from './Picture.tsx';
import styles from './Quiz.module.css';
import type { QuizQuestion, QuizType } from './quiz-definition.ts';
import { NEXT, placeText, TO_RESULT } from './texts.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

interface QuestionProps {
  readonly type: QuizType;
  readonly question: QuizQuestion;
  /** Index of the question, from 0. */
  readonly at: number;
  readonly count: number;
  /** The question after it. */
  readonly next: QuizQuestion | undefined;
  /** Index of the chosen answer. */
  readonly chosen: number | undefined;
  /** Shown once the question is answered [quiz-12]. */
  readonly percentages: readonly number[] | undefined;
  readonly takesFocus: boolean;
  readonly onChoose: (answer: number) => void;
  readonly onNext: () => void;
}

/** A question with its answers; the button to continue appears below once it is answered. */
export function Question(props: QuestionProps) {
  const { type, question, at, count, next, chosen, takesFocus, onChoose, onNext } = props;
  const id = useId();
  const heading = useHeadingFocus(takesFocus);
  const isAnswered = chosen !== undefined;
  const percentages = isAnswered ? props.percentages : undefined;

  // Preloads the next question's picture.
  useEffect(() => {
    if (next?.picture) new Image().src = next.picture.src;
  }, [next]);

  return (
    <div className={styles.stage}>
      <h3 ref={heading} id={id} className={styles.question} tabIndex={-1}>
        <span className={styles.place}>{`${placeText(type, at + 1, count)} `}</span>
        <span lang={useContentLanguage()}>{question.text}</span>
      </h3>
      {question.picture && <Picture picture={question.picture} />}
      <Answers
        type={type}
        answers={question.answers}
        labelledBy={id}
        chosen={chosen}
        percentages={percentages}
        onChoose={onChoose}
      />
      <Feedback type={type} question={question} chosen={chosen} percentages={percentages} />
      <div className={styles.foot}>
        {isAnswered && (
          <Button look="primary" onClick={onNext}>
            {next ? NEXT : TO_RESULT}
          </Button>
        )}
      </div>
    </div>
  );
}
