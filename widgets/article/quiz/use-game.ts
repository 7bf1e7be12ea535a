import { useEffect, useState } from 'react';
import { hasEntries } from '../../../core/platform/http/outbox/has-entries.ts';
import { afterPaint } from '../../../core/platform/schedule/after-paint.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { profileOutbox } from '../../../core/user/profile/profile-outbox.ts';
import { useVisitor } from '../../../core/user/visitor/use-visitor.ts';
import { submitQuizAnswer } from './api/quiz.ts';
import * as rules from './game.ts';
import { keepGame, readGame, storedAnswer } from './kept-games.ts';
import type { QuizDefinition } from './quiz-definition.ts';

/** A running game. */
interface Playing {
  readonly game: rules.Game;
  /** Whether the visitor has moved on since the page was opened: a restored game does not take the focus. */
  readonly hasMoved: boolean;
  readonly choose: (answer: number) => void;
  readonly goOn: () => void;
  readonly playAgain: () => void;
}

/**
 * Plays a quiz: restores the progress, stores each step, and sends each answer once it is final [quiz-2, quiz-3,
 * quiz-8]. Answers that cannot be sent now wait in the outbox.
 */
export function useGame(quiz: QuizDefinition, { feature, page }: Context): Playing {
  const [begun] = useState(() => readGame(quiz) ?? rules.NEW_GAME);
  const [game, setGame] = useState(begun);
  const [hasMoved, setMoved] = useState(false);
  const isKnown = useVisitor(page) !== undefined;

  useEffect(() => {
    // If the visitor is logged out, no other feature sends the queued writes of an earlier page.
    if (hasEntries()) profileOutbox(page);
  }, [page]);

  useEffect(() => {
    if (game !== begun) afterPaint(() => keepGame(quiz, game));
  }, [quiz, game, begun]);

  useEffect(() => {
    // Until the visitor is known, nothing can be stored for them.
    if (!isKnown || rules.finalAnswers(quiz, game).length === 0) return;
    afterPaint(() => {
      // Another tab with the same quiz may have sent some, and this page others since the paint was requested.
      const elsewhere = readGame(quiz)?.sent ?? [];
      const finals = rules.finalAnswers(quiz, game);
      const sent = [
        ...new Set([...elsewhere, ...game.sent, ...finals.map(({ question }) => question.index)]),
      ];
      keepGame(quiz, { ...game, sent });
      for (const { question, answer } of finals) {
        const id = question.answers[answer]?.id;
        if (id === undefined || elsewhere.includes(question.index)) continue;
        void submitQuizAnswer(page, storedAnswer(quiz, question.index, id)).then(({ state }) => {
          if (state === 'sent') return;
          error(
            feature,
            `The answer to question ${question.index} of quiz ${quiz.id} was not taken: ${state}.`,
          );
        });
      }
      setGame((now) => ({ ...now, sent }));
    });
  }, [quiz, game, isKnown, feature, page]);

  const goTo = (rule: (game: rules.Game) => rules.Game) => {
    setMoved(true);
    setGame(rule);
  };
  return {
    game,
    hasMoved,
    choose: (answer) => setGame((now) => rules.choose(quiz, now, answer)),
    goOn: () => goTo((now) => rules.goOn(quiz, now)),
    playAgain: () => goTo(rules.playAgain),
  };
}
