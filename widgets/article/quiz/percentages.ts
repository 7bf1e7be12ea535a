import type { QuizQuestion } from './quiz-definition.ts';

/** What the server says of a question: its number, and percentages by the ids of its answers. Any of it may be wrong. */
export interface AnswerData {
  readonly question_id?: number | string | undefined;
  readonly answers?:
    | readonly (
        | { readonly answer_id?: number | string | undefined; readonly percentage?: number | undefined }
        | undefined
      )[]
    | undefined;
}

/**
 * How many of all readers chose each answer of a question: as the server says, else as the definition does.
 * @param question the question
 * @param data the server's answer; undefined as long as there is none
 * @returns whole percents in the order of the answers, where one that is not named has 0; undefined where nothing is
 *   known, or what is said cannot be: less than 0, more than 100 each or (but for rounding) together, or no number
 */
export function percentagesOf(
  { index, answers, identified }: QuizQuestion,
  data: readonly (AnswerData | undefined)[] | undefined,
): number[] | undefined {
  if (!identified) return undefined;
  const given = data?.find((question) => String(question?.question_id) === String(index))?.answers ?? [];
  const byId = new Map(given.map((answer) => [String(answer?.answer_id), answer?.percentage]));
  const fromServer = answers.map(({ id }) => byId.get(String(id)));
  return sensible(fromServer) ?? sensible(answers.map(({ percentage }) => percentage));
}

function sensible(values: readonly unknown[]): number[] | undefined {
  const percents = values.map((value) => value ?? 0);
  if (!percents.every(isPercentage)) return undefined;
  const sum = percents.reduce((one, other) => one + other, 0);
  // Each may have been rounded up by half a percent.
  const most = 100 + percents.length / 2;
  return sum > 0 && sum <= most ? percents.map(Math.round) : undefined;
}

function isPercentage(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
