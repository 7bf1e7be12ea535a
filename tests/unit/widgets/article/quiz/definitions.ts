import type { QuizDefinition } from '../../../../../widgets/article/quiz/quiz-definition.ts';
import { readQuiz } from '../../../../../widgets/article/quiz/read-quiz.ts';

/** Two questions of three answers, of which the first is right. */
export const QUESTIONS = {
  quiz_id: 71,
  article_id: 4140,
  type: 'questions',
  title: 'Water',
  intro: 'Twee vragen.',
  questions: [
    {
      question: 'Waar staat NAP voor?',
      explanation: 'De nulhoogte.',
      answers: [
        { answer_id: 101, answer: 'Amsterdams Peil', correct: true },
        { answer_id: 102, answer: 'Afwateringsplan' },
        { answer_id: 103, answer: 'Noordzeepeil' },
      ],
    },
    {
      question: 'Welke rivier?',
      answers: [
        { answer_id: 201, answer: 'De IJssel', correct: true },
        { answer_id: 202, answer: 'De Waal' },
      ],
    },
  ],
  results: [
    { range: '0-49', title: 'Nat', share_text: 'Ik haalde {score} van {total}.' },
    { range: '50-', title: 'Droog', text: 'Knap.', share_text: 'Ik haalde {percentage} procent.' },
  ],
  share: { subject: 'Waterquiz', body: 'Doe ook mee:' },
};

/** Two statements of two answers. */
export const STATEMENTS = {
  quiz_id: 72,
  type: 'statements',
  title: 'Lezer',
  questions: [
    {
      question: 'Koffie eerst.',
      answers: [
        { answer_id: 101, answer: 'Eens', points: 3 },
        { answer_id: 104, answer: 'Oneens', points: 1 },
      ],
    },
    {
      question: 'Achteraan beginnen.',
      answers: [
        { answer_id: 201, answer: 'Eens', points: 0 },
        { answer_id: 204, answer: 'Oneens', points: 2 },
      ],
    },
  ],
};

/** Reads a definition that has no faults. */
export function quizOf(raw: unknown): QuizDefinition {
  return readQuiz(raw, (fault) => {
    throw new Error(`An unexpected fault: ${fault}`);
  });
}
