import type { Page } from '../../runtime/page/page.ts';
import { accountOf } from './once-per-visitor.ts';
import { visitor } from './visitor-store.ts';

/**
 * Removes a block that has nothing for the present visitor. It comes back, and its feature mounts anew, when another
 * visitor takes over: after a login in another tab, for instance.
 * @param page the page
 * @param block the element; the feature on it ends
 */
export function removeForVisitor(page: Page, block: Element): void {
  const { store } = visitor(page);
  const present = store.getState();
  const place = document.createComment('');
  block.replaceWith(place);
  const end = store.subscribe((next) => {
    if (!next || (present && accountOf(next) === accountOf(present))) return;
    end();
    place.replaceWith(block);
  });
}
