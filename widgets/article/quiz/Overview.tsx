import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { check, x } from '../../../core/ui/icon/shapes.ts';
import type { QuizQuestion, QuizType } from './quiz-definition.ts';
import styles from './Result.module.css';
import type { Choices } from './score.ts';
import { RIGHT, RIGHT_ANSWER, WRONG, YOUR_ANSWER, YOUR_ANSWERS } from './texts.ts';

interface OverviewProps {
  readonly type: QuizType;
  readonly questions: readonly QuizQuestion[];
  readonly choices: Choices;
}

/** A review of all questions with the visitor's answers. */
export function Overview({ type, questions, choices }: OverviewProps) {
  return (
    <details className={styles.overview}>
      <summary>{YOUR_ANSWERS}</summary>
      <ol>
        {questions.map(({ index, text, answers }, at) => {
          const chosen = answers[choices[at] ?? -1];
          const right = answers.filter(({ correct }) => correct).map((answer) => answer.text);
          const isRight = type === 'questions' && chosen?.correct === true;
          const isWrong = type === 'questions' && !isRight;
          return (
            <li key={index}>
              <p className={styles.asked}>{text}</p>
              <p className={isWrong ? styles.wrong : isRight ? styles.right : undefined}>
                {type === 'questions' && <Icon shape={isRight ? check : x} className={styles.icon} />}
                <span>
                  {type === 'questions'
                    ? `${isRight ? RIGHT : WRONG}: ${chosen?.text}`
                    : `${YOUR_ANSWER}: ${chosen?.text}`}
                </span>
              </p>
              {isWrong && right.length > 0 && <p>{`${RIGHT_ANSWER}: ${right.join(' / ')}`}</p>}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
