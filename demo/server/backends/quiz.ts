import * as z from 'zod';
import { Refusal } from '../../../fixtures/server/answers.ts';
import { chance } from '../../../fixtures/server/chance.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { stateOf } from '../../../fixtures/sessions/state.ts';
import { answerId, type PaperQuiz, QUIZZES } from '../../content/quizzes.ts';

/** This visitor's answers: the answer's id by quiz and question. */
const given = stateOf('quizantwoorden', () => new Map<string, number>());

/** Number of other players of each quiz. */
const PLAYERS = 1_200;

/** The feature page's quizzes with malformed counts, by id. */
const STATES: Readonly<Record<number, readonly unknown[]>> = {
  9100: [],
  9101: [
    {
      question_id: 0,
      answers: [
        { answer_id: 1, percentage: 80 },
        { answer_id: 2, percentage: 75 },
      ],
    },
    {
      question_id: 1,
      answers: [
        { answer_id: 1, percentage: -20 },
        { answer_id: 2, percentage: 120 },
      ],
    },
    { question_id: 2, answers: [{ answer_id: 1, percentage: 'NaN' }, null, 'geen antwoord'] },
  ],
};

const number = z.coerce.number().int().positive();
const query = z.object({ quiz_id: number, article_id: z.optional(number) });
const body = z.object({
  quiz_id: z.int().positive(),
  article_id: z.optional(z.int().positive()),
  question_id: z.int().nonnegative(),
  answer_id: z.int().positive(),
});

/** Counts the answers to the paper's quizzes. An answer that is posted again replaces the previous one. */
export const quiz: Backend = {
  name: 'Quiz',
  routes: [
    route({
      path: '/papi/api/quiz/get_answers',
      about: 'Hoeveel procent van de lezers elk antwoord van een quiz koos.',
      query,
      example: { path: '/papi/api/quiz/get_answers?quiz_id=71&article_id=4140' },
      answer: ({ session, query: { quiz_id, article_id } }) => {
        // The malformed answers trigger the product's validation.
        const state = STATES[quiz_id];
        if (state) return Response.json({ data: state });
        return { data: percentages(find(quiz_id, article_id), session.state(given)) };
      },
    }),
    route({
      method: 'POST',
      path: '/papi/api/quiz/post',
      about: 'Neemt het antwoord van een lezer op een vraag aan.',
      json: body,
      answer: ({ session, body: { quiz_id, article_id, question_id, answer_id } }) => {
        if (STATES[quiz_id]) return undefined;
        const paper = find(quiz_id, article_id);
        const answers = paper.questions[question_id]?.answers;
        if (!answers) throw new Refusal(422, `question_id: quiz ${quiz_id} has no question ${question_id}`);
        if (!answers.some((_, at) => answerId(question_id, at) === answer_id)) {
          throw new Refusal(422, `answer_id: question ${question_id} has no answer ${answer_id}`);
        }
        session.state(given).set(`${quiz_id}:${question_id}`, answer_id);
        return undefined;
      },
    }),
  ],
};

function find(quiz: number, article: number | undefined): PaperQuiz {
  const paper = QUIZZES.find(({ id }) => id === quiz);
  if (!paper || (article !== undefined && article !== paper.articleId)) {
    throw new Refusal(404, `no quiz ${quiz} in that article`);
  }
  return paper;
}

/** Percentages of the answers of other players, most of whom were right, and of this visitor. */
function percentages({ id, questions }: PaperQuiz, own: ReadonlyMap<string, number>) {
  return questions.map(({ answers }, question) => {
    const mine = own.get(`${id}:${question}`);
    const counts = answers.map(({ correct }, at) => {
      const share = chance('quiz', id, question, at) + (correct ? 0.9 : 0.1);
      return Math.round(share * PLAYERS) + (mine === answerId(question, at) ? 1 : 0);
    });
    const all = counts.reduce((sum, count) => sum + count, 0);
    return {
      question_id: question,
      answers: counts.map((count, at) => ({
        answer_id: answerId(question, at),
        percentage: Math.round((count / all) * 1000) / 10,
      })),
    };
  });
}
