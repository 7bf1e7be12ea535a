import { isRecord } from '../../../core/runtime/config/guards.ts';
import type { QuizDefinition, QuizResult, QuizType } from './quiz-definition.ts';
import {
  attempt,
  type Fields,
  fieldIn,
  fieldsOf,
  type Report,
  readId,
  readPicture,
  readText,
} from './read-fields.ts';
import { readQuestions } from './read-questions.ts';
import { parseRange } from './result.ts';

/**
 * Reads a quiz's definition [quiz-1, quiz-12]. An invalid optional part, such as a malformed range [quiz-11], is left
 * out and reported; an invalid required part is an error.
 * @param raw the page's JSON; see README.md beside this file
 * @param report receives each error, as a sentence
 * @throws TypeError if it is not a quiz: not an object, no id, no known type, or no question that can be answered
 */
export function readQuiz(raw: unknown, report: Report): QuizDefinition {
  if (!isRecord(raw)) throw new TypeError('quiz: the definition is not an object.');
  const fields = fieldsOf(isRecord(raw.quiz) ? raw.quiz : raw);
  const sentId = fieldIn(fields, 'quizid', 'id');
  const id = readId(sentId);
  if (id === undefined) {
    throw new TypeError(`quiz: quiz_id is ${quoted(sentId)}; expected a whole number or a text.`);
  }
  const sentType = fieldIn(fields, 'type', 'quiztype');
  const type = TYPES.find((known) => known === sentType || known === `${sentType}s`);
  if (!type) {
    throw new TypeError(`quiz: type is ${quoted(sentType)}; expected "questions" or "statements".`);
  }
  const questions = readQuestions(fieldIn(fields, 'questions', type, 'items'), type, report);
  if (questions.length === 0) {
    throw new TypeError(`quiz: quiz ${id} has no question with two answers or more.`);
  }
  const share = fieldsOf(fieldIn(fields, 'share', 'sharetexts', 'sharing'));
  const [articleId, image] = [fields.get('articleid'), fieldIn(fields, 'image', 'picture')];
  return {
    id,
    articleId: attempt(readId(articleId), articleId, 'article_id', report),
    type,
    title: readText(fieldIn(fields, 'title', 'headline', 'name')) ?? '',
    intro: readText(fieldIn(fields, 'intro', 'introduction', 'description')),
    picture: attempt(readPicture(image), image, 'image', report),
    questions,
    results: readResults(fieldIn(fields, ...RESULTS), shareTexts(share), report),
    share: {
      subject: readText(fieldIn(share, 'subject', 'title')),
      body: readText(fieldIn(share, 'body', 'text')),
    },
  };
}

const TYPES: readonly QuizType[] = ['questions', 'statements'];
const RESULTS = [
  'results',
  'endresults',
  'endresult',
  'endresultranges',
  'resultranges',
  'ranges',
  'outcomes',
];

/** Entries by range: from a list of objects with a range, or from an object whose keys are the ranges. */
function byRange(raw: unknown): (readonly [range: unknown, value: unknown])[] {
  if (isRecord(raw)) return Object.entries(raw);
  if (!Array.isArray(raw)) return [];
  return raw.map((value: unknown) => [fieldIn(fieldsOf(value), 'range', 'percentage', 'score'), value]);
}

/** The texts of a shared message that are not in the results, by range [quiz-10]. */
function shareTexts(share: Fields): ReadonlyMap<unknown, string | undefined> {
  const texts = fieldIn(share, ...RESULTS, 'texts', 'rangetexts', 'perrange', 'sharetexts');
  return new Map(byRange(texts).map(([range, value]) => [range, textOf(value)]));
}

const textOf = (value: unknown) =>
  readText(value) ?? readText(fieldIn(fieldsOf(value), 'text', 'body', 'description', 'message', 'result'));

function readResults(
  raw: unknown,
  shared: ReadonlyMap<unknown, string | undefined>,
  report: Report,
): QuizResult[] {
  return byRange(raw).flatMap(([sent, value], at) => {
    const range = typeof sent === 'string' ? parseRange(sent) : undefined;
    if (!range) {
      report(`results[${at}].range is ${quoted(sent)}; expected "min-max" in whole percents. It is skipped.`);
      return [];
    }
    const fields = fieldsOf(value);
    return {
      ...range,
      title: readText(fieldIn(fields, 'title', 'headline', 'heading', 'label')),
      text: textOf(value),
      shareText: readText(fieldIn(fields, 'sharetext', 'share')) ?? shared.get(sent),
    };
  });
}

function quoted(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, 80);
}
