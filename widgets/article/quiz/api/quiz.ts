import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  array,
  matching,
  nullish,
  numeric,
  type OutputOf,
  object,
  record,
  union,
} from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { profileRequest } from '../../../../core/user/profile/profile-request.ts';
import { profileWrite, type WriteOutcome } from '../../../../core/user/profile/profile-write.ts';
import type { AnswerData } from '../percentages-of.ts';

/** A number, or a text such as `60`, `60,5` or `60%`. */
const percentage = union([numeric(), matching(/^\s*\d{1,3}([.,]\d+)?\s*%?\s*$/)]);
const listedAnswers = array(maybe(object({ answer_id: textOrNumber, percentage: maybe(percentage) })));
const keyedAnswers = record(maybe(union([object({ percentage }), percentage])));
const answers = union([listedAnswers, keyedAnswers]);
const wrapped = object({ question_id: maybe(textOrNumber), answers });
const single = object({ question_id: textOrNumber, answer_id: textOrNumber, percentage });
const question = maybe(union([wrapped, single, answers]));

/**
 * The percentage of all visitors who chose each answer of each question. Questions and answers are lists, or objects by
 * their ids; a list may also have an item for each answer. A question's id is its index in the quiz, from 0, and
 * therefore its position in a list without ids. A missing or invalid entry only discards itself [quiz-7].
 */
export const quizAnswersSchema = nullish(
  object({ data: maybe(union([array(question), record(question)]), 'data of /quiz/get_answers') }),
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
 * @param page the page with the site's configuration
 * @param quiz the id of the quiz, and that of its article
 * @param signal aborts the request
 * @returns the entries of the questions, possibly several for the same question; empty if the server has no answers
 * @throws HttpError
 */
export async function fetchQuizAnswers(
  page: ProfilePage,
  { quizId, articleId }: QuizKey,
  signal?: AbortSignal,
): Promise<AnswerData[]> {
  const answer = await profileRequest(page, '/quiz/get_answers', {
    schema: quizAnswersSchema,
    query: { quiz_id: quizId, article_id: articleId },
    ...(signal && { signal }),
  });
  return Object.entries(answer?.data ?? []).flatMap(([key, sent]) => (sent ? [readQuestion(key, sent)] : []));
}

/** @param key the question's name in an object, or its position in a list */
function readQuestion(key: string, sent: SentQuestion): AnswerData {
  if (isWrapped(sent)) return { question_id: sent.question_id ?? key, answers: readAnswers(sent.answers) };
  if (isSingle(sent)) return { question_id: sent.question_id, answers: readAnswers([sent]) };
  return { question_id: key, answers: readAnswers(sent) };
}

function readAnswers(sent: SentAnswers): AnswerData['answers'] {
  return Array.isArray(sent)
    ? sent.map((answer) => answer && { answer_id: answer.answer_id, percentage: shareOf(answer.percentage) })
    : Object.entries(sent).map(([answer_id, share]) => ({
        answer_id,
        percentage: shareOf(typeof share === 'object' ? share.percentage : share),
      }));
}

const shareOf = (sent: number | string | undefined) =>
  typeof sent === 'string' ? Number.parseFloat(sent.replace(',', '.')) : sent;

type SentAnswers = OutputOf<typeof answers>;
type SentQuestion = NonNullable<OutputOf<typeof question>>;
const isWrapped = (sent: SentQuestion): sent is OutputOf<typeof wrapped> => 'answers' in sent;
const isSingle = (sent: SentQuestion): sent is OutputOf<typeof single> => 'answer_id' in sent;

/**
 * Submits an answer: POST `/quiz/post` [quiz-8]. Queued in the outbox if it cannot be sent, also for anonymous
 * visitors.
 * @param page the page with the site's configuration and the visitor
 * @param answer see {@link GivenAnswer}
 */
export function submitQuizAnswer(page: Page, answer: GivenAnswer): Promise<WriteOutcome> {
  return profileWrite(page, '/quiz/post', { method: 'POST', json: answer, loggedOut: true });
}
