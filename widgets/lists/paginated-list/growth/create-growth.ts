import { onScrollGesture, onScrollKey } from './continue.ts';
import { createDwell } from './dwell.ts';
import { createHeldItems } from './held-items.ts';
import { createNearEnd, onSight } from './near-end.ts';
import { createReservedSpace } from './reserved-space.ts';

interface GrowthOptions {
  readonly hook: HTMLElement;
  /** The element that contains the items. */
  readonly holder: HTMLElement;
  /** Called when the visitor is near the end, once for each call of `awaitNearEnd`. */
  readonly onNearEnd: () => void;
  /** Called with the number of items that are held, and with 0 once they are in the list. */
  readonly onHeld: (count: number) => void;
  /** Restores the list. */
  readonly signal: AbortSignal;
}

/** Grows a list at its end, without moving visible content. */
export interface Growth {
  /**
   * Appends the items of a page. Items that do not fit into the reserved space while the end of the list is in view are
   * held until the visitor scrolls on, stays at the end for a second, or has left it.
   * @param isExpected whether the visitor requested the items, which are then appended at once
   * @returns the items that were appended last, once all are in the list
   */
  append(items: readonly Element[], isExpected: boolean): Promise<readonly Element[]>;
  /** Reserves space for a number of further items, as soon as its growth is not visible. */
  reserve(items: number): void;
  /** Changes another part of the list, such as its more-button, using up the reserved space. */
  change(run: () => void): void;
  /**
   * Called when the visitor scrolls on and expects the list to grow: appends the held items, or shows the reserved
   * space.
   */
  continue(): void;
  /** Waits until the visitor is near the end, and with `isActive` until they have been active as well. */
  awaitNearEnd(isActive: boolean): void;
  /** Removes the reserved space at once. */
  release(): void;
}

export function createGrowth({ hook, holder, onNearEnd, onHeld, signal }: GrowthOptions): Growth {
  const space = createReservedSpace(hook, holder, signal);
  const held = createHeldItems(holder, space, (count) => {
    onHeld(count);
    if (count > 0) dwell.begin();
    else dwell.end();
  });
  const nearEnd = createNearEnd(space.end, space.height, onNearEnd, signal);
  const dwell = createDwell(space.end, held.release, signal);
  const resume = () => {
    if (!held.release()) space.resize();
  };

  onSight(
    space.end,
    () => {
      held.releaseUnseen();
      space.resizeUnseen();
    },
    signal,
  );
  onScrollKey(resume, signal);
  // Only items that are already loaded: empty space would move the content after the list away from a visitor who
  // scrolls to it.
  onScrollGesture(() => {
    const isPassed = space.end.getBoundingClientRect().bottom < 0;
    if (!isPassed) held.release();
  }, signal);

  return {
    append: held.append,
    reserve: space.request,
    change: (run) => space.during(run),
    continue: resume,
    awaitNearEnd: (isActive) => (isActive ? nearEnd.awaitActivity() : nearEnd.await()),
    release: space.release,
  };
}
