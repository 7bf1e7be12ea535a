import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  array,
  nullish,
  number,
  numeric,
  object,
  record,
  string,
  union,
} from '../../../../core/platform/schema/schema.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { profileRequest } from '../../../../core/user/profile/profile-request.ts';
import { profileWrite, type WriteOutcome } from '../../../../core/user/profile/profile-write.ts';

const id = maybe(union([number(), string()]));
const percentage = maybe(numeric());
const listed = array(
  maybe(object({ question_id: id, answers: maybe(array(maybe(object({ answer_id: id, percentage })))) })),
);
const keyed = record(maybe(record(percentage)));

/**
 * The percentage of all visitors who chose each answer of each question, in a list or by the ids of question and answer.
 * A question's id is its index in the quiz, from 0. A missing or invalid entry only discards itself [quiz-7].
 */
export const quizAnswersSchema = nullish(
  object({ data: maybe(union([listed, keyed]), 'data of /quiz/get_answers') }),
);

/** A quiz and its article. */
export interface QuizKey {
  readonly quizId: number | string;
  readonly articleId?: number | string | undefined;
}

/** An answer to a question of a quiz. */
export interface GivenAnswer {
  readonly quiz_id: number | string;
  readonly article_id?: number | string | undefined;
  /** The question's index in the quiz, from 0. */
  readonly question_id: number;
  readonly answer_id: number | string;
}

/**
 * Fetches the percentage of each answer of a quiz: GET `/quiz/get_answers` [quiz-7].
 * @param page names the site's configuration
 * @param quiz its id, and its article's
 * @param signal aborts the request
 * @returns one entry per question; empty if the server has no answers
 * @throws HttpError
 */
export async function fetchQuizAnswers(
  page: ProfilePage,
  { quizId, articleId }: QuizKey,
  signal?: AbortSignal,
) {
  const answer = await profileRequest(page, '/quiz/get_answers', {
    schema: quizAnswersSchema,
    query: { quiz_id: quizId, article_id: articleId },
    ...(signal && { signal }),
  });
  const data = answer?.data ?? [];
  if (Array.isArray(data)) return data;
  return Object.entries(data).map(([question_id, answers = {}]) => ({
    question_id,
    answers: Object.entries(answers).map(([answer_id, share]) => ({ answer_id, percentage: share })),
  }));
}

/**
 * Submits an answer: POST `/quiz/post` [quiz-8]. Queued in the outbox if it cannot be sent, also for anonymous
 * visitors.
 * @param page names the site's configuration and the visitor
 * @param answer see {@link GivenAnswer}
 */
export function submitQuizAnswer(page: Page, answer: GivenAnswer): Promise<WriteOutcome> {
  return profileWrite(page, '/quiz/post', { method: 'POST', json: answer, loggedOut: true });
}
