import { isRecord } from '../../../core/runtime/config/guards.ts';
import type { QuizDefinition, QuizResult, QuizType } from './quiz-definition.ts';
import { attempt, type Report, readId, readPicture, readText } from './read-fields.ts';
import { readQuestions } from './read-questions.ts';
import { parseRange } from './result.ts';

/**
 * Reads a quiz's definition [quiz-1, quiz-12]. An invalid optional part, such as a malformed range [quiz-11], is left
 * out and reported; an invalid required part is an error.
 * @param raw the page's JSON; see docs/cms.md
 * @param report receives each error, as a sentence
 * @throws TypeError if it is no quiz: no object, no id, no known type, or no question that can be answered
 */
export function readQuiz(raw: unknown, report: Report): QuizDefinition {
  if (!isRecord(raw)) throw new TypeError('quiz: the definition is no JSON object.');
  const id = readId(raw.quiz_id);
  if (id === undefined) {
    throw new TypeError(`quiz: quiz_id is ${quoted(raw.quiz_id)}; expected a whole number or a text.`);
  }
  if (!isType(raw.type)) {
    throw new TypeError(`quiz: type is ${quoted(raw.type)}; expected "questions" or "statements".`);
  }
  const questions = readQuestions(raw.questions, raw.type, report);
  if (questions.length === 0) {
    throw new TypeError(`quiz: quiz ${id} has no question with two answers or more.`);
  }
  const share = isRecord(raw.share) ? raw.share : {};
  return {
    id,
    articleId: attempt(readId(raw.article_id), raw.article_id, 'article_id', report),
    type: raw.type,
    title: readText(raw.title) ?? '',
    intro: readText(raw.intro),
    picture: attempt(readPicture(raw.image), raw.image, 'image', report),
    questions,
    results: readResults(raw.results, report),
    share: { subject: readText(share.subject), body: readText(share.body) },
  };
}

function readResults(raw: unknown, report: Report): QuizResult[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((result: unknown, at) => {
    const fields = isRecord(result) ? result : {};
    const range = typeof fields.range === 'string' ? parseRange(fields.range) : undefined;
    if (!range) {
      report(
        `results[${at}].range is ${quoted(fields.range)}; expected "min-max" in whole percents. It is skipped.`,
      );
      return [];
    }
    return {
      ...range,
      title: readText(fields.title),
      text: readText(fields.text),
      shareText: readText(fields.share_text),
    };
  });
}

function isType(value: unknown): value is QuizType {
  return value === 'questions' || value === 'statements';
}

function quoted(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, 80);
}
