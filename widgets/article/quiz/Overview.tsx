import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
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
  const language = useContentLanguage();
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
              <p className={styles.asked} lang={language}>
                {text}
              </p>
              <p className={isWrong ? styles.wrong : isRight ? styles.right : undefined}>
                {type === 'questions' && <Icon shape={isRight ? check : x} className={styles.icon} />}
                <span>{`${type === 'statements' ? YOUR_ANSWER : isRight ? RIGHT : WRONG}: `}</span>
                <span lang={language}>{chosen?.text}</span>
              </p>
              {isWrong && right.length > 0 && (
                <p>
                  <span>{`${RIGHT_ANSWER}: `}</span>
                  <span lang={language}>{right.join(' / ')}</span>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
