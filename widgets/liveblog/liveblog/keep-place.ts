import { PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';

/** The position of an update, in px from the top of the viewport. */
export interface Placed {
  readonly top: number;
  readonly bottom: number;
  /** Whether it is still visible after the change. */
  readonly stays: boolean;
}

/**
 * The update whose position is kept when part of the list disappears: the one that is being read, or the nearest one
 * that stays [design].
 * @param updates the updates that are shown now, in page order
 * @param line where the updates begin to be visible, in px from the top of the window
 * @returns its index; undefined if the list begins below the line, so that no position has to be kept
 */
export function heldUpdate(updates: readonly Placed[], line: number): number | undefined {
  const [first] = updates;
  if (!first || first.top >= line) return undefined;
  const current = updates.findIndex(({ bottom }) => bottom > line);
  // All updates are above the line: the last one is the nearest.
  const from = current < 0 ? updates.length - 1 : current;
  for (let distance = 0; distance < updates.length; distance += 1) {
    // Of two updates at the same distance the older one is chosen, because the reader would have come to it next.
    for (const index of [from + distance, from - distance]) if (updates[index]?.stays) return index;
  }
  return undefined;
}

/**
 * Changes which updates are shown, and keeps the reader's place in the list.
 * @param hook the liveblog
 * @param stays whether an update is shown after the change
 * @param change makes the change
 */
export function keepPlace(hook: HTMLElement, stays: (update: Element) => boolean, change: () => void): void {
  const elements = [...hook.querySelectorAll<HTMLElement>(PAGE_UPDATES.selector)].filter(
    (update) => update.getClientRects().length > 0,
  );
  const tools = hook.querySelector('[data-liveblog-tools]');
  const line = Math.max(0, tools?.getBoundingClientRect().bottom ?? 0);
  const placed = elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom, stays: stays(element) };
  });
  const held = heldUpdate(placed, line);
  const element = held === undefined ? undefined : elements[held];
  if (held === undefined || !element) change();
  else if ((placed[held]?.top ?? 0) < innerHeight && (placed[held]?.bottom ?? 0) > line) {
    anchorScroll(change, element);
  } else {
    change();
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
