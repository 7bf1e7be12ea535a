import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import styles from './Quiz.module.css';
import type { QuizQuestion, QuizType } from './quiz-definition.ts';
import { chosenFeedback, MAY_CHANGE, RIGHT_FEEDBACK, sameChoice, wrongFeedback } from './texts.ts';

interface FeedbackProps {
  readonly type: QuizType;
  readonly question: QuizQuestion;
  readonly chosen: number | undefined;
  readonly percentages: readonly number[] | undefined;
}

/** Feedback on an answer. The element exists before its content, so that the content is announced. */
export function Feedback({ type, question: { answers, explanation }, chosen, percentages }: FeedbackProps) {
  const language = useContentLanguage();
  const answer = answers[chosen ?? -1];
  const same = percentages?.[chosen ?? -1];
  const verdict = () => {
    if (type === 'statements') return chosenFeedback(answer?.text ?? '');
    if (answer?.correct) return RIGHT_FEEDBACK;
    return wrongFeedback(answers.filter(({ correct }) => correct).map(({ text }) => text));
  };
  return (
    <div className={styles.feedback} role="status">
      {answer && (
        <>
          <p className={styles.verdict}>{verdict()}</p>
          {explanation !== undefined && <p lang={language}>{explanation}</p>}
          {(same !== undefined || type === 'statements') && (
            <p className={styles.aside}>
              {[same !== undefined && sameChoice(same), type === 'statements' && MAY_CHANGE]
                .filter(Boolean)
                .join(' ')}
            </p>
          )}
        </>
      )}
    </div>
  );
}
