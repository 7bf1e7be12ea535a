// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { choose, goOn, NEW_GAME } from '../../../../../widgets/article/quiz/game.ts';
import { keepGame, readGame } from '../../../../../widgets/article/quiz/kept-games.ts';
import { QUESTIONS, quizOf, STATEMENTS } from './definitions.ts';

const quiz = quizOf(QUESTIONS);
const stored = () => JSON.parse(localStorage.getItem('nmt_quiz') ?? '{}').value;

beforeEach(() => localStorage.clear());

it('stores an answer with quiz, article, question and answer, and finds it again [quiz-8]', () => {
  const game = goOn(quiz, choose(quiz, goOn(quiz, NEW_GAME), 2));
  keepGame(quiz, { ...game, sent: [0] });
  expect(stored()[0].answers).toEqual([{ quiz_id: 71, article_id: 4140, question_id: 0, answer_id: 103 }]);
  expect(readGame(quiz)).toEqual({ at: 1, choices: [2], sent: [0] });
});

it('finds answers by their ids where the quiz was changed, and stops where one is missing', () => {
  keepGame(quiz, { at: 2, choices: [2, 0], sent: [0, 1] });
  const [first, second] = QUESTIONS.questions;
  const turned = { ...first, answers: [...(first?.answers ?? [])].reverse() };
  expect(readGame(quizOf({ ...QUESTIONS, questions: [turned, second] }))).toEqual({
    at: 2,
    choices: [0, 0],
    sent: [0, 1],
  });
  const shorter = { ...first, answers: first?.answers.slice(0, 2) };
  expect(readGame(quizOf({ ...QUESTIONS, questions: [shorter, second] }))).toMatchObject({
    at: 0,
    choices: [],
  });
});

it('keeps quizzes apart, the last thirty of them', () => {
  for (let id = 1; id <= 40; id += 1)
    keepGame(quizOf({ ...STATEMENTS, quiz_id: id }), { ...NEW_GAME, at: 0 });
  expect(stored()).toHaveLength(30);
  expect(readGame(quizOf({ ...STATEMENTS, quiz_id: 40 }))).toMatchObject({ at: 0 });
  expect(readGame(quizOf({ ...STATEMENTS, quiz_id: 1 }))).toBeUndefined();
});

it('reads nothing wrong, whatever is stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      localStorage.setItem('nmt_quiz', JSON.stringify({ value, savedAt: 1 }));
      const game = readGame(quiz);
      expect(game === undefined || game.at >= -1).toBe(true);
    }),
  );
  for (const wrong of [{ at: -5 }, { sent: ['0'] }, { answers: [{ question_id: 0 }] }, { answers: [null] }]) {
    const game = { quiz_id: 71, at: 1, sent: [], answers: [], ...wrong };
    localStorage.setItem('nmt_quiz', JSON.stringify({ value: [game], savedAt: 1 }));
    expect(readGame(quiz)).toBeUndefined();
  }
});
