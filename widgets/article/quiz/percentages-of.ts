import type { QuizQuestion } from './quiz-definition.ts';

/** The server's data on a question: its number, and percentages by answer id. Any of it may be invalid. */
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
 * Percentages of all participants per answer: from the server, otherwise from the definition.
 * @param question the question
 * @param data the server's answer; undefined until there is one
 * @returns whole percents in the order of the answers, 0 for a missing one; undefined if there are none, or they are
 * invalid: below 0, above 100 each or (except for rounding) in total, or not a number
 */
export function percentagesOf(
  { index, answers, identified }: QuizQuestion,
  data: readonly (AnswerData | undefined)[] | undefined,
): number[] | undefined {
  if (!identified) return undefined;
  const sent = data?.filter((question) => String(question?.question_id) === String(index)) ?? [];
  const given = sent.flatMap((question) => question?.answers ?? []);
  const byId = new Map(given.map((answer) => [String(answer?.answer_id), answer?.percentage]));
  const fromServer = answers.map(({ id }) => byId.get(String(id)));
  return sensible(fromServer) ?? sensible(answers.map(({ percentage }) => percentage));
}

function sensible(values: readonly unknown[]): number[] | undefined {
  const percents = values.map((value) => value ?? 0);
  if (!percents.every(isPercentage)) return undefined;
  const sum = percents.reduce((one, other) => one + other, 0);
  // Each may be rounded up by half a percent.
  const most = 100 + percents.length / 2;
  return sum > 0 && sum <= most ? percents.map(Math.round) : undefined;
}

function isPercentage(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
