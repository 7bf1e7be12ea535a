import { useEffect } from 'react';
import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { useRead } from '../../../core/platform/http/use-read.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error, warn } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { pageValue } from '../../../core/runtime/page/page-value.ts';
import { fetchQuizAnswers } from './api/quiz.ts';
import { type AnswerData, percentagesOf } from './percentages-of.ts';
import type { Id, QuizDefinition } from './quiz-definition.ts';

interface Key {
  readonly quizId: Id;
  readonly articleId?: Id | undefined;
}

const answerData = pageValue((page: Page) =>
  sharedRead((key: Key, signal) => fetchQuizAnswers(page, key, signal), {
    freshFor: Number.POSITIVE_INFINITY,
  }),
);

/**
 * Fetches the percentages of the answers, once the visitor has started [quiz-7]. A failure is logged, and the quiz
 * continues without them [quiz-9].
 * @returns undefined until there are any
 */
export function useAnswerData(
  quiz: QuizDefinition,
  hasBegun: boolean,
  { feature, page }: Context,
): readonly (AnswerData | undefined)[] | undefined {
  const read = useRead(
    answerData(page),
    hasBegun ? { quizId: quiz.id, articleId: quiz.articleId } : undefined,
  );
  useEffect(() => {
    if (read.status === 'pending') return;
    if (read.status === 'error') {
      error(feature, `The answers of all readers of quiz ${quiz.id} could not be fetched.`, read.error);
    }
    const data = read.status === 'success' ? read.answer : undefined;
    const unknown = quiz.questions.filter((question) => !percentagesOf(question, data));
    if (unknown.length === 0) return;
    const numbers = unknown.map(({ index }) => index).join(', ');
    warn(
      feature,
      `Quiz ${quiz.id} has no answer data for questions ${numbers}; percentages are not shown there.`,
    );
  }, [read, quiz, feature]);
  return read.status === 'success' ? read.answer : undefined;
}
