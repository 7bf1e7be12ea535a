import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { addClass, setAttributes } from '../../../core/platform/dom/undo.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';
import { dragToScroll } from '../../../core/ui/carousel/drag-to-scroll.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import type { Spot } from '../../../core/ui/spots/read-spots.ts';
import styles from './special-hoogstraat.module.css';
import { STREET } from './texts.ts';

/** Milliseconds without scrolling after which the street counts as at rest. */
const REST = 150;

/** The picture of a street that moves sideways. */
export interface Street {
  readonly box: HTMLElement;
  /** Moves to a house, which is then at the start of the visible part. */
  go(houses: readonly Spot[], index: number): void;
  /** The index of the house at the start of the visible part. */
  at(houses: readonly Spot[]): number;
  /**
   * Calls a listener when the visitor has moved the street.
   * @returns a function that ends it
   */
  onMoved(listener: () => void): () => void;
  /** Whether part of the street is in the viewport. */
  isInView(): boolean;
}

/**
 * Makes a picture scroll sideways in a separate box; the browser handles swiping and the wheel.
 * @param picture the server's picture
 * @param signal restores it
 */
export function createStreet(picture: HTMLElement | SVGElement, signal: AbortSignal): Street {
  const box = boxAround(picture, signal);
  let isGoing = false;
  addClass(box, styles.street, signal);
  addClass(picture, styles.picture, signal);
  const hasName = box.hasAttribute('aria-label') || box.hasAttribute('aria-labelledby');
  setAttributes(box, { tabindex: '0', role: 'group', ...(hasName ? {} : { 'aria-label': STREET }) }, signal);

  const middles = (houses: readonly Spot[]) => {
    const { left, width } = picture.getBoundingClientRect();
    return houses.map(({ point, links: [link] }) => {
      const own = link?.getBoundingClientRect();
      const middle = point || !own ? left + ((point?.x ?? 0) / 100) * width : own.left + own.width / 2;
      return middle + box.scrollLeft;
    });
  };
  let moved = () => {};
  const rest = debounce(
    () => {
      if (!isGoing) moved();
      isGoing = false;
    },
    REST,
    signal,
  );
  box.addEventListener('scroll', rest, { signal, passive: true });
  for (const use of ['pointerdown', 'wheel']) {
    box.addEventListener(use, () => (isGoing = false), { signal, passive: true });
  }
  dragToScroll(box, {
    signal,
    onStart: () => (box.dataset.dragging = ''),
    onEnd: () => delete box.dataset.dragging,
  });
  onAbort(signal, () => delete box.dataset.dragging);
  return {
    box,
    at: (houses) => nearest(middles(houses), box.scrollLeft),
    onMoved(listener) {
      moved = listener;
      return () => {
        moved = () => {};
      };
    },
    isInView() {
      const { top, bottom } = box.getBoundingClientRect();
      return bottom >= 0 && top <= innerHeight;
    },
    go(houses, index) {
      const [first = 0, ...others] = middles(houses);
      const left = ([first, ...others][index] ?? first) - first;
      if (Math.abs(left - box.scrollLeft) < 1) return;
      isGoing = true;
      box.scrollTo({ left, behavior: isMotionReduced() ? 'instant' : 'smooth' });
      rest();
    },
  };
}

/**
 * The house that a position of the street belongs to.
 * @param middles positions of the houses' centres, in px from the start of the street
 * @param left scroll position of the street, in px
 */
export function nearest(middles: readonly number[], left: number): number {
  const [first = 0] = middles;
  const distances = middles.map((middle) => Math.abs(middle - first - left));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The server's element if it contains only the picture, otherwise a new one. */
function boxAround(picture: HTMLElement | SVGElement, signal: AbortSignal): HTMLElement {
  const holder = picture.closest('picture') ?? picture;
  const around = holder.parentElement;
  if (around && around.children.length === 1 && !around.matches('[data-special]')) return around;
  const box = create('div');
  holder.before(box);
  box.append(holder);
  onAbort(signal, () => box.replaceWith(holder));
  return box;
}
