import styles from './paginated-list.module.css';

/** The most items that room is kept for. */
const MOST_ITEMS = 20;

/**
 * Room at the end of a list for the page that comes next, so that what follows the list stands still when it
 * comes. It changes only where nobody sees it, or when the reader goes on; in sight it only gives way to
 * items, by their height. It is padding of the list, because a box of its own would count as moving.
 */
export interface Room {
  /** Stands at the end of the room, and has no size. */
  readonly end: HTMLElement;
  /** In px. */
  height(): number;
  /** Asks for room for so many items, as high as the highest of the list; 0 for none. */
  want(items: number): void;
  /** Grows to what is wanted at once. */
  grow(): void;
  /** Takes what is wanted where nobody sees it. */
  takeUnseen(): void;
  /**
   * Runs a change of the list, and gives way by what the list grew, or makes up for what it lost.
   * @param change is given what tells how much room its changes have left so far, in px; below zero where the list
   *   has outgrown it
   */
  around(change: (left: () => number) => void): void;
  /** Whether the list ends below the window: that it grows is not seen. */
  endsBelow(): boolean;
  /** Gives all room back at once, also what the style reserves until the first page has come. */
  drop(): void;
}

/**
 * @param hook the list
 * @param holder of its items
 * @param signal gives the room back
 */
export function createRoom(hook: HTMLElement, holder: HTMLElement, signal: AbortSignal): Room {
  const end = document.createElement('div');
  end.setAttribute('aria-hidden', 'true');
  holder.after(end);
  const own = Number.parseFloat(getComputedStyle(holder).paddingBlockEnd) || 0;
  let height = 0;
  let wanted = 0;

  // Through the object model, which a strict style-src allows.
  const set = (to: number) => {
    height = Math.max(0, to);
    holder.style.paddingBlockEnd = height > 0 ? `${own + height}px` : '';
    holder.style.setProperty('--nmt-room', `${height}px`);
  };
  /** Neither before nor after the change may the end of the list be in the window. */
  const takeUnseen = () => {
    const { bottom } = hook.getBoundingClientRect();
    if (Math.min(bottom, bottom + wanted - height) >= innerHeight && height !== wanted) set(wanted);
  };
  holder.classList.add(styles.holder);
  signal.addEventListener('abort', () => {
    end.remove();
    holder.style.minBlockSize = '';
    holder.classList.remove(styles.holder);
    set(0);
  });

  return {
    end,
    height: () => height,
    grow() {
      if (height < wanted) set(wanted);
    },
    takeUnseen,
    endsBelow: () => hook.getBoundingClientRect().bottom >= innerHeight,
    want(items) {
      const highest = Math.max(0, ...[...holder.children].slice(-MOST_ITEMS).map(heightOf));
      wanted = Math.min(items, MOST_ITEMS) * highest;
      holder.style.setProperty('--nmt-item', `${Math.max(1, highest)}px`);
      holder.classList.toggle(styles.awaiting, wanted > 0);
      takeUnseen();
    },
    around(change) {
      const before = heightOf(hook);
      const left = () => height + before - heightOf(hook);
      change(left);
      set(left());
    },
    drop() {
      wanted = 0;
      holder.style.minBlockSize = '0';
      set(0);
    },
  };
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height;
