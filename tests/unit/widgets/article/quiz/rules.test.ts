import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerAfterKey, answerState } from '../../../../../widgets/article/quiz/answer-state.ts';
import {
  choose,
  finalAnswers,
  type Game,
  goOn,
  INTRO,
  NEW_GAME,
  playAgain,
} from '../../../../../widgets/article/quiz/game.ts';
import { percentagesOf } from '../../../../../widgets/article/quiz/percentages-of.ts';
import type { QuizResult } from '../../../../../widgets/article/quiz/quiz-definition.ts';
import { parseRange, resultFor } from '../../../../../widgets/article/quiz/result.ts';
import { percentageOf, scoreOf } from '../../../../../widgets/article/quiz/score.ts';
import { shareMessage } from '../../../../../widgets/article/quiz/share-message.ts';
import { QUESTIONS, quizOf, STATEMENTS } from './definitions.ts';

const questions = quizOf(QUESTIONS);
const statements = quizOf(STATEMENTS);

const result = (range: string): QuizResult => {
  const bounds = parseRange(range);
  if (!bounds) throw new Error(`No range: ${range}`);
  return { ...bounds, title: range, text: undefined, shareText: undefined };
};

describe('the way through a quiz', () => {
  it('leads from the intro to each question that is answered, and after the last to the result [quiz-2]', () => {
    let game = goOn(questions, NEW_GAME);
    expect(game.at).toBe(0);
    expect(goOn(questions, game)).toBe(game);
    game = goOn(questions, choose(questions, game, 1));
    expect(game.at).toBe(1);
    game = goOn(questions, choose(questions, game, 0));
    expect(game.at).toBe(questions.questions.length);
    expect(goOn(questions, game)).toBe(game);
  });

  it('keeps the first answer to a question, and the last to a statement [quiz-3, quiz-11]', () => {
    const at = (game: Game) => ({ ...game, at: 0 });
    expect(choose(questions, choose(questions, at(NEW_GAME), 1), 0).choices[0]).toBe(1);
    expect(choose(statements, choose(statements, at(NEW_GAME), 1), 0).choices[0]).toBe(0);
  });

  it('takes no answer that there is not, nor before and after the questions', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(INTRO, 0, 1, 2, 99), (answer, at) => {
        const game = { ...NEW_GAME, at };
        const exists = questions.questions[at]?.answers[answer] !== undefined;
        expect(choose(questions, game, answer) !== game).toBe(exists);
      }),
    );
  });

  it('never leaves a question open, whatever a reader presses [quiz-2]', () => {
    const presses = fc.array(fc.oneof(fc.constant('on'), fc.constant('again'), fc.nat(4)));
    fc.assert(
      fc.property(fc.constantFrom(questions, statements), presses, (quiz, all) => {
        let game = NEW_GAME;
        for (const press of all) {
          if (press === 'on') game = goOn(quiz, game);
          else if (press === 'again') game = playAgain(game);
          else game = choose(quiz, game, Number(press));
          const before = game.choices.slice(0, Math.max(0, game.at));
          expect(before).toHaveLength(Math.max(0, game.at));
          expect(before).not.toContain(undefined);
        }
      }),
    );
  });

  it('sends an answer to a question at once, one to a statement when the reader continues, and none twice [quiz-8]', () => {
    const answered = (quiz: typeof questions) => choose(quiz, goOn(quiz, NEW_GAME), 1);
    const indexes = (quiz: typeof questions, game: Game) =>
      finalAnswers(quiz, game).map(({ question, answer }) => [question.index, answer]);
    expect(indexes(questions, answered(questions))).toEqual([[0, 1]]);
    expect(indexes(statements, answered(statements))).toEqual([]);
    expect(indexes(statements, goOn(statements, answered(statements)))).toEqual([[0, 1]]);
    const sent = { ...answered(questions), sent: [0] };
    expect(indexes(questions, sent)).toEqual([]);
    expect(indexes(questions, choose(questions, playAgain(sent), 0))).toEqual([]);
  });
});

describe('the score', () => {
  it('counts right answers, and adds up the points of statements [quiz-4]', () => {
    expect(scoreOf(questions, [0, 1])).toEqual({ score: 1, total: 2, percentage: 50 });
    expect(scoreOf(statements, [1, 1])).toEqual({ score: 3, total: 5, percentage: 60 });
    expect(scoreOf(statements, [])).toEqual({ score: 0, total: 5, percentage: 0 });
  });

  it('is never more than the total, nor less than nothing [quiz-4, quiz-11]', () => {
    const quiz = fc.constantFrom(questions, statements);
    const choices = fc.array(fc.option(fc.integer({ min: -1, max: 5 }), { nil: undefined }));
    fc.assert(
      fc.property(quiz, choices, (one, chosen) => {
        const { score, total, percentage } = scoreOf(one, chosen);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(total);
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('adds up parts of points exactly, and is shared as it is shown [quiz-5, quiz-10, quiz-11]', () => {
    const answers = [
      { answer_id: 1, answer: 'Eens', points: 0.1 },
      { answer_id: 2, answer: 'Oneens', points: 0 },
    ];
    const quiz = quizOf({
      ...STATEMENTS,
      questions: ['Een', 'Twee', 'Drie'].map((question) => ({ question, answers })),
      share: { subject: '{score} van {total}: {percentage}' },
    });
    const score = scoreOf(quiz, [0, 0, 0]);
    expect(score).toEqual({ score: 0.3, total: 0.3, percentage: 100 });
    expect(shareMessage(quiz, undefined, score).title).toBe('0,3 van 0,3: 100');
    expect(percentageOf(0.29, 1)).toBe(29);
  });

  it('is floor(score / total * 100) percent, exactly, and 0 of nothing [quiz-5, quiz-11]', () => {
    expect(percentageOf(2, 3)).toBe(66);
    expect(percentageOf(29, 100)).toBe(29);
    expect(percentageOf(0, 0)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(), (total, any) => {
        const score = any % (total + 1);
        expect(percentageOf(score, total)).toBe(Number((BigInt(score) * 100n) / BigInt(total)));
      }),
    );
  });
});

describe('the end result', () => {
  it.each([
    ['40-59', { min: 40, max: 59 }],
    [' 0 – 100 ', { min: 0, max: 100 }],
    ['80-', { min: 80, max: 100 }],
    ['80', { min: 80, max: 100 }],
    ['90-40', undefined],
    ['-10-20', undefined],
    ['110', undefined],
    ['hoog', undefined],
    ['10-20-30', undefined],
    ['1e1-20', undefined],
    ['33.3-66.6', undefined],
    ['', undefined],
  ])('reads the range %j [quiz-1, quiz-6, quiz-11]', (text, expected) => {
    expect(parseRange(text)).toEqual(expected);
  });

  it('is the first range that contains the percentage, with both bounds [quiz-6]', () => {
    const results = ['0-40', '40-60', '30-', '0-'].map(result);
    expect(resultFor(results, 0)?.title).toBe('0-40');
    expect(resultFor(results, 40)?.title).toBe('0-40');
    expect(resultFor(results, 41)?.title).toBe('40-60');
    expect(resultFor(results, 100)?.title).toBe('30-');
  });

  it('is none in a gap [quiz-11]', () => {
    expect(resultFor(['0-10', '90-'].map(result), 50)).toBeUndefined();
    expect(resultFor([], 50)).toBeUndefined();
  });

  it('is one of the ranges that fit, before which none does, however they overlap [quiz-6, quiz-11]', () => {
    const percent = fc.nat(100);
    const ranges = fc.array(fc.tuple(percent, percent).map((two) => two.sort((a, b) => a - b).join('-')));
    fc.assert(
      fc.property(ranges, percent, (texts, percentage) => {
        const results = texts.map(result);
        const fits = results.filter(({ min, max }) => percentage >= min && percentage <= max);
        expect(resultFor(results, percentage)).toBe(fits[0]);
      }),
    );
  });

  it('is shared by the subject, the text of the range and the body, with the numbers [quiz-10]', () => {
    const score = scoreOf(questions, [0, 1]);
    expect(shareMessage(questions, resultFor(questions.results, score.percentage), score)).toEqual({
      title: 'Waterquiz',
      text: 'Ik haalde 50 procent. Doe ook mee:',
    });
    const none = scoreOf(questions, [1, 1]);
    expect(shareMessage(questions, resultFor(questions.results, 0), none).text).toBe(
      'Ik haalde 0 van 2. Doe ook mee:',
    );
    expect(shareMessage(questions, undefined, score).text).toBe(
      'Ik had 1 van de 2 vragen goed. Doe ook mee:',
    );
    expect(shareMessage(statements, undefined, scoreOf(statements, [0, 0]))).toEqual({
      title: 'Lezer',
      text: 'Ik scoorde 3 van de 5 punten.',
    });
  });
});

describe('percentages', () => {
  const [question] = questions.questions;
  if (!question) throw new Error('There is no question.');
  const data = (...percents: unknown[]) => [
    {
      question_id: 0,
      answers: percents.map((percentage, at) => ({
        answer_id: 101 + at,
        percentage: percentage as number,
      })),
    },
  ];

  it('are from the server, by question and answer; a missing one is none [quiz-7]', () => {
    expect(percentagesOf(question, data(60.4, 30))).toEqual([60, 30, 0]);
    expect(
      percentagesOf(question, [{ question_id: '0', answers: [{ answer_id: '102', percentage: 9 }] }]),
    ).toEqual([0, 9, 0]);
  });

  it('are those of the definition where the server has none [quiz-1, quiz-9]', () => {
    const own = { ...question, answers: question.answers.map((answer) => ({ ...answer, percentage: 33.3 })) };
    expect(percentagesOf(own, undefined)).toEqual([33, 33, 33]);
    expect(percentagesOf(own, data(100))).toEqual([100, 0, 0]);
  });

  it.each([
    [[80, 75]],
    [[-20, 120]],
    [[101]],
    [[Number.NaN]],
    [[Number.POSITIVE_INFINITY]],
    [['50', 50]],
    [[0, 0, 0]],
    [[]],
  ])('are not shown where they are %j [quiz-9]', (percents) => {
    expect(percentagesOf(question, data(...percents))).toBeUndefined();
  });

  it('may be more than 100 together by as much as rounding makes them', () => {
    expect(percentagesOf(question, data(33.5, 33.5, 34))).toEqual([34, 34, 34]);
    expect(percentagesOf(question, data(34, 34, 34))).toBeUndefined();
  });

  it('are not shown where the answers have no ids of their own, or for another question [quiz-9]', () => {
    expect(percentagesOf({ ...question, identified: false }, data(50, 50))).toBeUndefined();
    expect(percentagesOf({ ...question, index: 1 }, data(50, 50))).toBeUndefined();
    expect(percentagesOf(question, [undefined, { question_id: 0 }, {}])).toBeUndefined();
  });
});

describe('answers', () => {
  it('are chosen or ignored, of questions also right, wrong or missed [quiz-3]', () => {
    const state = (type: 'questions' | 'statements', correct: boolean, at: number, chosen?: number) =>
      answerState(type, { correct }, at, chosen);
    expect(state('questions', true, 0)).toBe('open');
    expect(state('questions', true, 0, 0)).toBe('right');
    expect(state('questions', false, 0, 0)).toBe('wrong');
    expect(state('questions', true, 0, 1)).toBe('missed');
    expect(state('questions', false, 0, 1)).toBe('ignored');
    expect(state('statements', true, 0, 0)).toBe('chosen');
    expect(state('statements', true, 0, 1)).toBe('ignored');
  });

  it('are reached by arrows, around, and by Home and End', () => {
    expect(['ArrowDown', 'ArrowRight'].map((key) => answerAfterKey(key, 2, 3))).toEqual([0, 0]);
    expect(['ArrowUp', 'ArrowLeft'].map((key) => answerAfterKey(key, 0, 3))).toEqual([2, 2]);
    expect([answerAfterKey('Home', 2, 3), answerAfterKey('End', 0, 3)]).toEqual([0, 2]);
    expect(answerAfterKey('a', 0, 3)).toBeUndefined();
  });
});
