import { PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';
import type { Filter } from './filter.ts';
import { goToUpdate } from './go-to-update.ts';

/**
 * Shows the update that a link or the address points to, if the filter hides it.
 * @param hook the liveblog
 * @param filter turned off if it hides the update
 * @param signal ends it
 */
export function revealLinkedUpdate(hook: HTMLElement, filter: Filter, signal: AbortSignal): void {
  const reveal = (hash: string) => {
    const update = filter.isOn()
      ? fragmentTarget(hash)?.closest<HTMLElement>(PAGE_UPDATES.selector)
      : undefined;
    if (!update || !hook.contains(update) || !filter.hides(update)) return;
    filter.set(false);
    goToUpdate(update, signal);
  };
  addEventListener('hashchange', () => reveal(location.hash), { signal });
  // A link to the current address changes nothing, so no event follows.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link) reveal(link.hash);
    },
    { signal },
  );
}
