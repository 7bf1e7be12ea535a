import { PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';
import { goToUpdate } from './go-to-update.ts';

/**
 * Goes to the update whose id is the fragment of the address, if no element has that id: the browser cannot find it,
 * and the button on a later page links to it this way [liveblog-5].
 * @param hook the liveblog
 * @param signal the feature's signal
 */
export function goToNamed(hook: HTMLElement, signal: AbortSignal): void {
  const named = fragmentId(location.hash);
  if (named === '' || document.getElementById(named)) return;
  const updates = [...hook.querySelectorAll<HTMLElement>(PAGE_UPDATES.selector)];
  const update = updates.find(({ dataset }) => dataset.articleId?.trim() === named);
  if (update) goToUpdate(update, signal);
}
