import styles from './paginated-list.module.css';

/** The most items that room is kept for. */
const MOST_ITEMS = 20;
/** A reader's own act, after which browsers and readers expect the page to change. */
const ACTS = ['pointerdown', 'keydown'];

/**
 * Room at the end of a list for the page that comes next, so that what follows the list stands still when it
 * comes. It changes only where nobody sees it, or when the reader does something; in sight it only gives way to
 * items, by their height. It is padding of the list, because a box of its own would count as moving.
 */
export interface Room {
  /** Stands at the end of the room, and has no size. */
  readonly end: HTMLElement;
  /** In px. */
  height(): number;
  /** Asks for room for so many items, as high as the highest of the list; 0 for none. */
  want(items: number): void;
  /** Takes what is wanted at once. */
  take(): void;
  /** Runs a change of the list, and gives way by what the list grew, or makes up for what it lost. */
  around(change: () => void): void;
  /** Gives all room back at once. */
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
  const take = () => {
    if (height !== wanted) set(wanted);
  };
  /** Neither before nor after the change may the end of the room be in the window. */
  const takeUnseen = () => {
    const { top } = end.getBoundingClientRect();
    if (Math.min(top, top + wanted - height) > innerHeight) take();
  };
  // Told when the end goes out of sight, a window's height below.
  const observer = new IntersectionObserver(takeUnseen, { rootMargin: '0px 0px 100%' });
  observer.observe(end);
  for (const act of ACTS) addEventListener(act, take, { signal, passive: true });
  holder.classList.add(styles.holder ?? '');
  signal.addEventListener('abort', () => {
    observer.disconnect();
    end.remove();
    holder.classList.remove(styles.holder ?? '');
    set(0);
  });

  return {
    end,
    height: () => height,
    take,
    want(items) {
      const highest = Math.max(0, ...[...holder.children].slice(-MOST_ITEMS).map(heightOf));
      wanted = Math.min(items, MOST_ITEMS) * highest;
      holder.style.setProperty('--nmt-item', `${Math.max(1, highest)}px`);
      holder.classList.toggle(styles.awaiting ?? '', wanted > 0);
      takeUnseen();
    },
    around(change) {
      const before = hook.offsetHeight;
      change();
      set(height + before - hook.offsetHeight);
    },
    drop() {
      wanted = 0;
      take();
    },
  };
}

const heightOf = (item: Element): number => (item instanceof HTMLElement ? item.offsetHeight : 0);
