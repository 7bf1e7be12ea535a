import type { QuizDefinition, QuizResult } from './quiz-definition.ts';
import type { Score } from './score.ts';
import { pointsText, sharedResultText } from './texts.ts';

/** The texts of a shared result. */
export interface ShareMessage {
  /** The subject of an e-mail, in one line. */
  readonly title: string;
  readonly text: string;
}

/**
 * The message that shares a result: the subject, and the text of the range followed by the body [quiz-10]. Their
 * placeholders `{score}`, `{total}` and `{percentage}` are replaced by the visitor's own numbers.
 * @param quiz the quiz with the texts
 * @param result the result for the percentage; undefined if none matches
 * @param score the visitor's score
 */
export function shareMessage(
  { title, type, share }: Pick<QuizDefinition, 'title' | 'type' | 'share'>,
  result: QuizResult | undefined,
  score: Score,
): ShareMessage {
  const fill = (text: string) =>
    text.replace(/\{(score|total|percentage)\}/g, (_, name: keyof Score) => pointsText(score[name]));
  const own = result?.shareText ?? sharedResultText(type, score.score, score.total);
  return {
    title: fill(share.subject ?? title),
    text: [own, share.body]
      .filter((text) => text !== undefined)
      .map(fill)
      .join(' '),
  };
}
