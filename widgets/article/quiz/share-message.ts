import type { QuizDefinition, QuizResult } from './quiz-definition.ts';
import type { Score } from './score.ts';
import { sharedResultText } from './texts.ts';

/** What a shared result says. */
export interface ShareMessage {
  /** In one line: the subject of a mail. */
  readonly title: string;
  readonly text: string;
}

/**
 * The message of an end result: the subject, and the text of the range followed by the body [quiz-10]. In all of
 * them `{score}`, `{total}` and `{percentage}` stand for the reader's own numbers.
 * @param quiz gives the texts
 * @param result of the range; undefined where none fits
 * @param score the reader's
 */
export function shareMessage(
  { title, type, share }: Pick<QuizDefinition, 'title' | 'type' | 'share'>,
  result: QuizResult | undefined,
  score: Score,
): ShareMessage {
  const fill = (text: string) =>
    text.replace(/\{(score|total|percentage)\}/g, (_, name: keyof Score) => String(score[name]));
  const own = result?.shareText ?? sharedResultText(type, score.score, score.total);
  return {
    title: fill(share.subject ?? title),
    text: [own, share.body]
      .filter((text) => text !== undefined)
      .map(fill)
      .join(' '),
  };
}
