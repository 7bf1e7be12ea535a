import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { whenUnseen } from '../../platform/viewport/when-unseen.ts';
import type { Page } from '../../runtime/page/page.ts';
import { visitor } from './visitor-store.ts';
import { accountOf } from './visitor-value.ts';

/**
 * Removes a block without content for the present visitor. It returns, and its feature mounts again, when the visitor
 * changes, such as after a login in another tab. Its space stays as long as content in view would move.
 * @param page the page
 * @param block the element; the feature on it ends
 */
export function removeForVisitor(page: Page, block: Element): void {
  const { store } = visitor(page);
  const present = store.getState();
  const place = document.createComment('');
  const returning = new AbortController();
  const space = spaceOf(block);
  block.replaceWith(place, ...space);
  for (const element of space) {
    onAbort(returning.signal, () => element.remove());
    whenUnseen(element, () => returning.abort(), returning.signal);
  }
  const end = store.subscribe((next) => {
    if (!next || (present && accountOf(next) === accountOf(present))) return;
    end();
    returning.abort();
    place.replaceWith(block);
  });
}

/** Creates an empty element as high as a block, unless the block takes no space. */
function spaceOf(block: Element): HTMLElement[] {
  const { height } = block.getBoundingClientRect();
  if (height === 0) return [];
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(block);
  const space = create('div');
  Object.assign(space.style, { blockSize: `${height}px`, marginBlockStart, marginBlockEnd });
  return [space];
}
