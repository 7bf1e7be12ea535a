import { storedItem } from '../../../core/platform/storage/stored-item.ts';

/** Maximum number of stored articles; the least recent one is removed first. */
const MAX_ARTICLES = 200;

/** The articles whose question was answered in this browser, newest first [instant-feedback-2]. */
export const answered = storedItem<string[]>({
  key: 'nmt_instant_feedback',
  accepts: (value): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string'),
});

/** Whether the question below an article has been answered. */
export function wasAnswered(article: string): boolean {
  return answered.read()?.includes(article) ?? false;
}

/** Stores that the question has been answered. */
export function rememberAnswer(article: string): void {
  const others = (answered.read() ?? []).filter((id) => id !== article);
  answered.write([article, ...others].slice(0, MAX_ARTICLES));
}
