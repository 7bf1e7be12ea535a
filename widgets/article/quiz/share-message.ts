import type { QuizDefinition, QuizResult } from './quiz-definition.ts';
import type { Score } from './score.ts';
import { pointsText, sharedResultText } from './texts.ts';

/** The texts of a shared result. */
export interface ShareMessage {
  /** One line: the subject of an e-mail. */
  readonly title: string;
  readonly text: string;
}

/**
 * The message that shares a result: the subject, and the text of the range followed by the body [quiz-10]. Their
 * placeholders `{score}`, `{total}` and `{percentage}` are replaced by the visitor's own numbers.
 * @param quiz has the texts
 * @param result of the range; undefined if none matches
 * @param score the visitor's
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
