import { PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { createSpokenStatus } from '../../../core/ui/hidden/spoken-status.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { arrowUp } from '../../../core/ui/icon/shapes.ts';
import { stickBelowHeader } from '../../../core/ui/sticky/stick-below-header.ts';
import { createFilter, type Filter } from './filter.ts';
import { followLinks } from './follow-links.ts';
import { goToUpdate } from './go-to-update.ts';
import styles from './liveblog.module.css';
import { TO_NEWEST } from './texts.ts';

/** What a visitor can do with the list. */
export interface Tools {
  readonly filter: Filter;
  /** Announces a text politely. */
  readonly announce: (text: string) => void;
}

/**
 * Draws the row above the list, in `[data-liveblog-tools]`: the switch for key moments and the button to the newest
 * update. The server sends the element, so that its space is reserved; without it there is neither.
 * @param hook the liveblog
 * @param leave opens the liveblog's first page; undefined on that page
 * @param signal removes the row
 */
export function createTools(
  hook: HTMLElement,
  leave: (() => void) | undefined,
  signal: AbortSignal,
): Tools | undefined {
  const place = hook.querySelector<HTMLElement>('[data-liveblog-tools]');
  if (!place) return undefined;
  const row = create('div', { class: styles.tools });
  const status = createSpokenStatus(hook, signal);
  const announce = (text: string) => {
    status.textContent = text;
  };
  const filter = createFilter(hook, announce, signal);
  const newest = create('button', { type: 'button' });
  newest.className = styles.newest;
  const label = create('span', {}, TO_NEWEST);
  newest.append(drawIcon(arrowUp), label);
  newest.addEventListener('click', leave ?? (() => goToNewest(hook, filter, signal)), { signal });
  row.append(filter.element, newest);
  insert(place, 'beforeend', row, signal);
  stickBelowHeader(place, signal);
  followLinks(hook, filter, signal);
  return { filter, announce };
}

/** Pinned updates are above the list and may be old; the first one below them is the newest. */
function goToNewest(hook: HTMLElement, filter: Filter, signal: AbortSignal): void {
  for (const update of hook.querySelectorAll<HTMLElement>(
    `${PAGE_UPDATES.selector}:not([data-pinned="1"])`,
  )) {
    if (filter.hides(update)) continue;
    goToUpdate(update, signal);
    return;
  }
}
