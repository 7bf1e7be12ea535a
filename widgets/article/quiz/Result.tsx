import { useState } from 'react';
import { openShare } from '../../../core/domain/share/open-share.ts';
import { canonicalUrl } from '../../../core/domain/share/shared-url.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { share } from '../../../core/ui/icon/shapes.ts';
import type { Game } from './game.ts';
import { Overview } from './Overview.tsx';
import type { QuizDefinition } from './quiz-definition.ts';
import styles from './Result.module.css';
import { Ring } from './Ring.tsx';
import { resultFor } from './result.ts';
import { scoreOf } from './score.ts';
import { shareMessage } from './share-message.ts';
import { AGAIN, resultText, SHARE, SHARE_FAILED, YOUR_RESULT } from './texts.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

interface ResultProps {
  readonly quiz: QuizDefinition;
  readonly game: Game;
  readonly takesFocus: boolean;
  readonly context: Context;
  readonly onAgain: () => void;
}

/** The end result: the score, the editors' message, and ways to continue [quiz-6, quiz-10, quiz-11]. */
export default function Result({ quiz, game, takesFocus, context, onAgain }: ResultProps) {
  const heading = useHeadingFocus(takesFocus);
  const language = useContentLanguage();
  const [isUnshared, setUnshared] = useState(false);
  const { type, questions, results } = quiz;
  const score = scoreOf({ type, questions }, game.choices);
  const result = resultFor(results, score.percentage);

  async function shareResult() {
    const { page, signal } = context;
    const message = shareMessage(quiz, result, score);
    setUnshared(!(await openShare(page, { ...message, url: canonicalUrl(page) }, signal)));
  }

  return (
    <div className={styles.root}>
      <div className={styles.score}>
        <Ring score={score} />
        <div className={styles.words}>
          <h3 ref={heading} className={styles.heading} tabIndex={-1}>
            <span className={styles.kicker}>{`${YOUR_RESULT} `}</span>
            <span>{resultText(type, score.score, score.total)}</span>
          </h3>
          {result?.title !== undefined && (
            <p className={styles.title} lang={language}>
              {result.title}
            </p>
          )}
          {result?.text !== undefined && (
            <p className={styles.text} lang={language}>
              {result.text}
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Button look="primary" icon={share} onClick={() => void shareResult()}>
          {SHARE}
        </Button>
        <Button look="outlined" onClick={onAgain}>
          {AGAIN}
        </Button>
      </div>
      <p className={styles.failure} role="status">
        {isUnshared && SHARE_FAILED}
      </p>
      <Overview type={type} questions={questions} choices={game.choices} />
    </div>
  );
}
