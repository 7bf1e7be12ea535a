import { create } from '../../../../core/platform/dom/create.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import styles from '../paginated-list.module.css';
import { heightFor } from './height-for.ts';

/** Maximum number of items for which space is reserved. */
const MAX_ITEMS = 20;

/**
 * Space reserved at the end of a list for the next page, so that the content after the list does not move when it
 * arrives. It changes only out of view, or when the visitor scrolls on; in view it only shrinks, by the height of the
 * items that fill it. It is padding of the list, because a separate box would count as a layout shift.
 */
export interface ReservedSpace {
  /** An element without size at the end of the reserved space. */
  readonly end: HTMLElement;
  /** The height of the reserved space, in px. */
  height(): number;
  /** Requests space for a number of items, based on the size of those in the list; 0 for none. */
  request(items: number): void;
  /** Takes the requested space at once, or gives back what a list that has ended does not need. */
  resize(): void;
  /** The same, as far as the reader does not see it: nothing in the window moves. */
  resizeUnseen(): void;
  /**
   * Runs a change of the list, and shrinks the space by the growth of the list, or grows it by what the list lost.
   * @param change gets a function that gives the space which its changes have left so far, in px; below zero where the
   * list has outgrown it
   */
  during(change: (left: () => number) => void): void;
  /** Whether the list ends below the viewport, so that its growth is not visible. */
  endsBelow(): boolean;
  /** Removes all space at once, including what the style reserves until the first page has arrived. */
  release(): void;
}

/**
 * @param hook the list
 * @param holder the element that contains its items
 * @param signal releases the space
 */
export function createReservedSpace(
  hook: HTMLElement,
  holder: HTMLElement,
  signal: AbortSignal,
): ReservedSpace {
  const end = create('div', { 'aria-hidden': 'true' });
  holder.after(end);
  const own = Number.parseFloat(getComputedStyle(holder).paddingBlockEnd) || 0;
  let height = 0;
  let requested = 0;

  // Through the CSSOM, which a strict style-src allows.
  const set = (to: number) => {
    height = Math.max(0, to);
    holder.style.paddingBlockEnd = height > 0 ? `${own + height}px` : '';
    holder.style.setProperty('--nmt-reserved', `${height}px`);
  };
  /** The end of the list stays below the window. If the list is too short for that, the space ends with the window. */
  const resizeUnseen = () => {
    const below = hook.getBoundingClientRect().bottom - innerHeight;
    if (below >= 0 && height !== requested) set(Math.max(requested, height - below));
  };
  holder.classList.add(styles.holder);
  onAbort(signal, () => {
    end.remove();
    holder.style.minBlockSize = '';
    holder.style.removeProperty('--nmt-row');
    holder.classList.remove(styles.holder, styles.awaiting);
    set(0);
    holder.style.removeProperty('--nmt-reserved');
  });

  return {
    end,
    height: () => height,
    resize() {
      if (height < requested || requested === 0) set(requested);
    },
    resizeUnseen,
    endsBelow: () => hook.getBoundingClientRect().bottom >= innerHeight,
    request(items) {
      const last = [...holder.children].slice(-MAX_ITEMS);
      const boxes = last.map((item) => item.getBoundingClientRect());
      const needed = heightFor(Math.min(items, MAX_ITEMS), boxes, styledDistance(holder, last.at(-1)));
      requested = needed.height;
      holder.style.setProperty('--nmt-row', `${Math.max(1, needed.row)}px`);
      holder.classList.toggle(styles.awaiting, requested > 0);
      resizeUnseen();
    },
    during(change) {
      const before = heightOf(hook);
      const left = () => height + before - heightOf(hook);
      change(left);
      set(left());
    },
    release() {
      requested = 0;
      holder.style.minBlockSize = '0';
      set(0);
    },
  };
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/**
 * The distance between rows by their style, in px: the margins of blocks collapse, those of flex and grid items add up.
 */
function styledDistance(holder: Element, item: Element | undefined): number {
  if (!item) return 0;
  const { display, rowGap } = getComputedStyle(holder);
  const style = getComputedStyle(item);
  const [above, below] = [px(style.marginBlockStart), px(style.marginBlockEnd)];
  return /flex|grid/.test(display) ? px(rowGap) + above + below : Math.max(above, below);
}

const px = (value: string): number => Number.parseFloat(value) || 0;
