import { create } from '../../platform/dom/create.ts';
import { formatArticleTime } from '../../platform/time/dutch-dates.ts';

/**
 * Draws when an article was published.
 * @param at in epoch milliseconds
 * @param now the present, in epoch milliseconds
 * @param className of the card's style
 * @returns undefined where there is nothing to show
 */
export function drawTime(at: number | undefined, now: number, className?: string): HTMLElement | undefined {
  const text = at === undefined ? undefined : formatArticleTime(at, now);
  if (at === undefined || text === undefined) return undefined;
  return create('time', { class: className, datetime: new Date(at).toISOString() }, text);
}
