import { now } from '../../../core/platform/time/now.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { renderView } from '../../../core/runtime/feature/widget.tsx';
import { NewSince } from './NewSince.tsx';
import type { Story } from './stories.ts';
import { newSinceText } from './texts.ts';
import { visitMoment } from './visit-moment.ts';

/**
 * Shows the list of new stories in the hook, until the signal aborts.
 * @param visitedAt when the last visit was, in epoch milliseconds
 * @throws what rendering throws
 */
export function showList(
  hook: HTMLElement,
  news: readonly Story[],
  visitedAt: number,
  context: Pick<Context, 'signal' | 'fail'>,
): void {
  const { kind, detail } = visitMoment(visitedAt, now());
  renderView(hook, <NewSince title={newSinceText(kind, detail)} stories={news} now={now()} />, context);
}
