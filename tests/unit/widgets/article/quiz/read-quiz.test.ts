// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readQuiz } from '../../../../../widgets/article/quiz/read-quiz.ts';
import { QUESTIONS, quizOf } from './definitions.ts';

const answers = [
  { answer_id: 1, answer: 'Ja', correct: true },
  { answer_id: 2, answer: 'Nee' },
];

/** Reads a definition with differences from a valid one. */
function read(changes: object) {
  const faults: string[] = [];
  const quiz = readQuiz({ ...QUESTIONS, ...changes }, (fault) => faults.push(fault));
  return { quiz, faults };
}

it('reads ids, type, questions with answers, results and share texts [quiz-1]', () => {
  const quiz = quizOf(QUESTIONS);
  expect(quiz).toMatchObject({ id: 71, articleId: 4140, type: 'questions', title: 'Water' });
  expect(quiz.questions[0]?.answers[0]).toEqual({
    index: 0,
    id: 101,
    text: 'Amsterdams Peil',
    correct: true,
    points: 0,
    percentage: undefined,
  });
  expect(quiz.results).toEqual([
    { min: 0, max: 49, title: 'Nat', text: undefined, shareText: 'Ik haalde {score} van {total}.' },
    { min: 50, max: 100, title: 'Droog', text: 'Knap.', shareText: 'Ik haalde {percentage} procent.' },
  ]);
  expect(quiz.share).toEqual({ subject: 'Waterquiz', body: 'Doe ook mee:' });
});

it.each([
  [[], 'quiz: the definition is not an object.'],
  [{ ...QUESTIONS, quiz_id: -1 }, 'quiz: quiz_id is -1; expected a whole number or a text.'],
  [{ ...QUESTIONS, quiz_id: undefined }, 'quiz: quiz_id is missing; expected a whole number or a text.'],
  [{ ...QUESTIONS, type: 'poll' }, 'quiz: type is "poll"; expected "questions" or "statements".'],
  [{ ...QUESTIONS, questions: [] }, 'quiz: quiz 71 has no question with two answers or more.'],
  [{ ...QUESTIONS, questions: 'geen' }, 'quiz: quiz 71 has no question with two answers or more.'],
])('refuses an invalid quiz: %#', (raw, message) => {
  expect(() => readQuiz(raw, () => {})).toThrow(new TypeError(message));
});

it('leaves out a question that cannot be played, and keeps the numbers of the others [quiz-8]', () => {
  const { quiz, faults } = read({
    questions: [
      null,
      { question: ' ', answers },
      { question: 'Een?', answers: answers.slice(1) },
      { question: 'Ja?', answers },
    ],
  });
  expect(quiz.questions.map(({ index, text }) => [index, text])).toEqual([[3, 'Ja?']]);
  expect(faults).toHaveLength(3);
  expect(faults[0]).toBe('questions[0] has no text or fewer than two answers; it is left out.');
});

it.each([
  [
    [
      { answer: 'Ja', correct: true },
      { answer_id: 2, answer: 'Nee' },
    ],
  ],
  [
    [
      { answer_id: 7, answer: 'Ja', correct: true },
      { answer_id: '7', answer: 'Nee' },
    ],
  ],
  [
    [
      { answer_id: Number.NaN, answer: 'Ja', correct: true },
      { answer_id: 2, answer: 'Nee' },
    ],
  ],
])('plays a question whose answers have no ids of their own, and logs that it is not sent', (strange) => {
  const { quiz, faults } = read({ questions: [{ question: 'Ja?', answers: strange }] });
  expect(quiz.questions[0]).toMatchObject({ identified: false, answers: [{ text: 'Ja' }, { text: 'Nee' }] });
  expect(faults).toEqual(['questions[0] has answers without an answer_id of their own; it is not sent.']);
});

it('skips a malformed range and reports it [quiz-11]', () => {
  const { quiz, faults } = read({ results: [{ range: 'hoog' }, { range: 12 }, null, { range: '10-' }] });
  expect(quiz.results).toMatchObject([{ min: 10, max: 100 }]);
  expect(faults[0]).toBe('results[0].range is "hoog"; expected "min-max" in whole percents. It is skipped.');
  expect(faults).toHaveLength(3);
});

it('counts points that are none as 0, and reports them', () => {
  const points = [Number.NaN, -3, 'veel', '4', 2].map((value, at) => ({
    answer_id: at + 1,
    answer: 'x',
    points: value,
  }));
  const { quiz, faults } = read({ type: 'statements', questions: [{ question: 'Ja?', answers: points }] });
  expect(quiz.questions[0]?.answers.map((answer) => answer.points)).toEqual([0, 0, 0, 4, 2]);
  expect(faults).toHaveLength(3);
});

it('takes pictures of this site and https only, with their size', () => {
  const image = { src: '/static/wad.webp', alt: 'Wad', width: 1280, height: 800 };
  expect(read({ image }).quiz.picture).toEqual(image);
  for (const wrong of [
    { src: 'javascript:alert(1)' },
    { src: 'http://elders.example/x.png' },
    { width: 0 },
    { height: 'hoog' },
  ]) {
    const { quiz, faults } = read({ image: { ...image, ...wrong } });
    expect(quiz.picture).toBeUndefined();
    expect(faults).toEqual(['image cannot be used; it is left out.']);
  }
});

it('keeps texts of any length, and reports a question without a right answer', () => {
  const { quiz, faults } = read({
    questions: [
      {
        question: 'x'.repeat(10_000),
        answers: answers.map(({ answer_id, answer }) => ({ answer_id, answer })),
      },
    ],
  });
  expect(quiz.questions[0]?.text).toHaveLength(10_000);
  expect(faults).toEqual(['questions[0] has no answer that is right.']);
});

it('takes numbers that a CMS writes as texts, and ids from 0 [quiz-1]', () => {
  const { quiz, faults } = read({
    image: { src: '/static/wad.webp', width: '1280', height: '800' },
    questions: [
      {
        question: 'Ja?',
        answers: [
          { answer_id: 0, answer: 'Ja', correct: 1, percentage: '77' },
          { answer_id: '1', answer: 'Nee', correct: '0', percentage: '23' },
        ],
      },
    ],
  });
  expect(faults).toEqual([]);
  expect(quiz.picture).toMatchObject({ width: 1280, height: 800 });
  expect(quiz.questions[0]).toMatchObject({
    identified: true,
    answers: [
      { id: 0, correct: true, percentage: 77 },
      { id: '1', correct: false, percentage: 23 },
    ],
  });
});

it('reads the fields of the specification by other usual names [quiz-1, quiz-10]', () => {
  const faults: string[] = [];
  const option = (id: number, text: string, isCorrect: boolean) => ({
    id,
    text,
    is_correct: isCorrect,
    percent: 50,
  });
  const quiz = readQuiz(
    {
      quiz: {
        id: 7,
        articleId: '12',
        type: 'question',
        questions: [
          { question_id: 1, text: 'Wat?', options: [option(1, 'Dit', true), option(2, 'Dat', false)] },
        ],
        end_results: { '0-50': 'Nat', '51-': { title: 'Droog', description: 'Knap.' } },
        share_texts: { subject: 'Quiz', body: 'Doe mee', ranges: [{ range: '0-50', text: 'Ik werd nat' }] },
      },
    },
    (fault) => faults.push(fault),
  );
  expect(quiz).toMatchObject({
    id: 7,
    articleId: '12',
    type: 'questions',
    questions: [
      {
        text: 'Wat?',
        identified: true,
        answers: [
          { id: 1, text: 'Dit', correct: true, percentage: 50 },
          { id: 2, text: 'Dat', correct: false },
        ],
      },
    ],
    results: [
      { min: 0, max: 50, text: 'Nat', shareText: 'Ik werd nat' },
      { min: 51, max: 100, title: 'Droog', text: 'Knap.', shareText: undefined },
    ],
    share: { subject: 'Quiz', body: 'Doe mee' },
  });
  expect(faults).toEqual([]);
});

it('reads statements from a list of that name [quiz-1, quiz-4]', () => {
  const { quiz } = read({
    type: 'statements',
    questions: undefined,
    statements: [
      {
        statement: 'Eens?',
        answers: [
          { id: 1, label: 'Ja', points: 3 },
          { id: 2, label: 'Nee' },
        ],
      },
    ],
  });
  expect(quiz.questions).toMatchObject([{ text: 'Eens?', answers: [{ points: 3 }, { points: 0 }] }]);
});
