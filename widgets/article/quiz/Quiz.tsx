import { lazy, Suspense, useEffect, useId } from 'react';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { INTRO } from './game.ts';
import { Intro } from './Intro.tsx';
import { Progress } from './Progress.tsx';
import { percentagesOf } from './percentages-of.ts';
import { Question } from './Question.tsx';
import styles from './Quiz.module.css';
import type { QuizDefinition } from './quiz-definition.ts';
import { QUIZ } from './texts.ts';
import { useAnswerData } from './use-answer-data.ts';
import { useGame } from './use-game.ts';

interface QuizProps {
  readonly served: QuizDefinition;
  readonly context: Context;
}

const loadResult = () => import('./Result.tsx');
const Result = lazy(loadResult);

/** One stage at a time: the intro, each question, the end result [quiz-2]. */
export function Quiz({ served: quiz, context }: QuizProps) {
  const id = useId();
  const language = useContentLanguage();
  const { game, hasMoved, choose, goOn, playAgain } = useGame(quiz, context);
  const data = useAnswerData(quiz, game.at !== INTRO, context);
  const { questions, type } = quiz;
  const question = questions[game.at];
  const isIntro = game.at === INTRO;

  // Usually loaded before the last question. A failure is retried when it is needed.
  useEffect(() => {
    if (!isIntro) loadResult().catch(() => {});
  }, [isIntro]);

  return (
    <section className={isIntro ? `${styles.root} ${styles.cover}` : styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={styles.kicker}>{QUIZ}</p>
        <h2
          id={id}
          className={isIntro ? styles.coverTitle : styles.title}
          lang={quiz.title ? language : undefined}
        >
          {quiz.title || QUIZ}
        </h2>
        {!isIntro && <Progress quiz={quiz} game={game} />}
      </div>
      {isIntro && <Intro quiz={quiz} onStart={goOn} />}
      {question && (
        <Question
          // Each question is mounted anew, with its own focus and announcement.
          key={question.index}
          type={type}
          question={question}
          at={game.at}
          count={questions.length}
          next={questions[game.at + 1]}
          chosen={game.choices[game.at]}
          percentages={percentagesOf(question, data)}
          takesFocus={hasMoved}
          onChoose={choose}
          onNext={goOn}
        />
      )}
      {game.at === questions.length && (
        <Suspense>
          <Result quiz={quiz} game={game} takesFocus={hasMoved} context={context} onAgain={playAgain} />
        </Suspense>
      )}
    </section>
  );
}
