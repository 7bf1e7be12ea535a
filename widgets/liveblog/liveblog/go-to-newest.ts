import { PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import type { Filter } from './filter.ts';
import { goToUpdate } from './go-to-update.ts';

/**
 * Goes to the newest update. Pinned updates are above the list and may be old; the first one below them is the newest.
 * @param hook the liveblog
 * @param filter the filter, which may hide the update
 * @param signal the feature's signal
 */
export function goToNewest(hook: HTMLElement, filter: Filter, signal: AbortSignal): void {
  const updates = hook.querySelectorAll<HTMLElement>(`${PAGE_UPDATES.selector}:not([data-pinned~="1"])`);
  const newest = [...updates].find((update) => !filter.hides(update));
  if (newest) goToUpdate(newest, signal);
}
