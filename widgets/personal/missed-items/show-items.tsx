import { now } from '../../../core/platform/time/now.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { renderView } from '../../../core/runtime/feature/widget.tsx';
import { MissedItems } from './MissedItems.tsx';
import type { Missed } from './missed.ts';

/**
 * Replaces what the server sent by the items, until the signal aborts.
 * @throws what rendering throws
 */
export function showItems(
  hook: HTMLElement,
  items: readonly Missed[],
  context: Pick<Context, 'signal' | 'fail'>,
): void {
  renderView(hook, <MissedItems items={items} now={now()} />, context);
}
