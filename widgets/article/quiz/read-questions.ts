import type { QuizAnswer, QuizQuestion, QuizType } from './quiz-definition.ts';
import {
  attempt,
  fieldIn,
  fieldsOf,
  type Report,
  readId,
  readNumber,
  readPicture,
  readText,
} from './read-fields.ts';

/**
 * Reads the questions of a definition. One without a text, or with fewer than two answers, is skipped, and the others
 * keep their numbers; one whose answers have no unique ids is played, but neither sent nor counted.
 * @param raw any value
 * @param type of the quiz
 * @param report receives each error
 */
export function readQuestions(raw: unknown, type: QuizType, report: Report): QuizQuestion[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((value: unknown, index) => {
    const name = `questions[${index}]`;
    const fields = fieldsOf(value);
    const text = readText(
      fieldIn(fields, 'question', 'statement', 'text', 'title', 'headline', 'label', 'name'),
    );
    const answers = readAnswers(fieldIn(fields, 'answers', 'options', 'choices'), name, report);
    const image = fieldIn(fields, 'image', 'picture');
    if (text === undefined || answers.length < 2) {
      report(`${name} has no text or fewer than two answers; it is left out.`);
      return [];
    }
    if (type === 'questions' && !answers.some(({ correct }) => correct)) {
      report(`${name} has no answer that is right.`);
    }
    const identified = haveOwnIds(answers);
    if (!identified) report(`${name} has answers without an answer_id of their own; it is not sent.`);
    return {
      index,
      text,
      picture: attempt(readPicture(image), image, `${name}.image`, report),
      explanation: readText(fieldIn(fields, 'explanation', 'feedback')),
      answers,
      identified,
    };
  });
}

function readAnswers(raw: unknown, question: string, report: Report): QuizAnswer[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((value: unknown, at) => {
    const name = `${question}.answers[${at}]`;
    const fields = fieldsOf(value);
    const text = readText(fieldIn(fields, 'answer', 'text', 'title', 'label', 'name'));
    const [points, percentage] = [
      fieldIn(fields, 'points', 'score'),
      fieldIn(fields, 'percentage', 'percent'),
    ];
    if (text === undefined) {
      report(`${name} has no text; it is left out.`);
      return [];
    }
    return {
      index: at,
      id: readId(fieldIn(fields, 'answerid', 'id')),
      text,
      correct: isCorrect(fieldIn(fields, 'correct', 'iscorrect', 'right', 'isright')),
      points: attempt(readPoints(points), points, `${name}.points`, report) ?? 0,
      percentage: readNumber(percentage) ?? percentage,
    };
  });
}

/** Points are added up, so a negative value could lead to a result below 0 percent. */
function readPoints(value: unknown): number | undefined {
  const points = readNumber(value);
  return points !== undefined && points >= 0 ? points : undefined;
}

/** The marker of a right answer, as CMSs write one [quiz-1]. */
function isCorrect(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** The number 7 and the text "7" are the same id to a server that reads both from an address. */
function haveOwnIds(answers: readonly QuizAnswer[]): boolean {
  const ids = answers.flatMap(({ id }) => (id === undefined ? [] : String(id)));
  return new Set(ids).size === answers.length;
}
