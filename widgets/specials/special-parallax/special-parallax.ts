import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { restore, setStyles } from '../../../core/platform/dom/undo.ts';
import { observeScroll } from '../../../core/platform/scroll/observe-scroll.ts';
import { afterResize } from '../../../core/platform/viewport/after-resize.ts';
import { whileMatches } from '../../../core/platform/viewport/while-matches.ts';
import { mediaAtMost } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { decimal, optional, readAttributes } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { whileMotion } from '../../../core/ui/overlay/motion.ts';
import { isInView, type Place, shiftOf } from './shift.ts';

/** An element that moves. */
interface Mover {
  readonly element: HTMLElement;
  readonly speed: number;
  /** The element's own transform, which stays. */
  readonly served: string;
  place: Place;
  /** Its current offset, in px. */
  shift: number;
}

const SPEED = { parallaxSpeed: optional(decimal(0, 1), 0.5) };

/**
 * Moves elements with `data-parallax-speed` against scrolling, by `transform` only, while they are in view
 * [special-parallax-1]. They do not move for visitors who prefer reduced motion, and in windows up to the `wide`
 * breakpoint [special-parallax-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, page, signal }) {
    const narrow = mediaAtMost(siteConfig(page).breakpoints, 'wide');
    whileMotion((moving) => {
      whileMatches(narrow, (wide) => move(feature, hook, wide), moving, false);
    }, signal);
  },
});

function move(feature: string, hook: HTMLElement, signal: AbortSignal): void {
  let watching = new AbortController();
  let movers: Mover[] = [];
  let scrolled = scrollY;

  const draw = (mover: Mover, shift: number) => {
    mover.shift = shift;
    const own = `translateY(${shift.toFixed(1)}px)`;
    setStyles(mover.element, { transform: mover.served ? `${own} ${mover.served}` : own }, signal);
  };
  const measure = () => {
    // All positions are read before anything moves.
    for (const mover of movers) mover.place = placeOf(mover);
    for (const mover of movers) draw(mover, shiftOf(mover.place, mover.speed, scrolled, innerHeight));
  };
  const read = () => {
    const found = elementsIn(hook);
    if (found.length === movers.length && movers.every(({ element }, at) => element === found[at])) return;
    for (const { element } of movers) if (!found.includes(element)) restore(element, signal);
    movers = found.flatMap(
      (element) => movers.find((mover) => mover.element === element) ?? readMover(feature, element),
    );
    watching.abort();
    watching = new AbortController();
    measure();
    // Content above may change its height, too.
    afterResize([document.body, ...found], measure, watching.signal);
  };

  onAbort(signal, () => watching.abort());
  read();
  observe(new MutationObserver(read), hook, signal, { childList: true, subtree: true });
  addEventListener('resize', measure, { signal, passive: true });
  observeScroll(({ position }) => {
    const before = scrolled;
    scrolled = position;
    for (const mover of movers) {
      const { place, speed } = mover;
      if (!isInView(place, before, innerHeight) && !isInView(place, position, innerHeight)) continue;
      draw(mover, shiftOf(place, speed, position, innerHeight));
    }
  }, signal);
}

function elementsIn(hook: HTMLElement): HTMLElement[] {
  const inside = [...hook.querySelectorAll<HTMLElement>('[data-parallax-speed]')];
  return hook.hasAttribute('data-parallax-speed') ? [hook, ...inside] : inside;
}

function readMover(feature: string, element: HTMLElement): Mover[] {
  try {
    // An attribute without a value has the default speed.
    const { parallaxSpeed: speed } = element.dataset.parallaxSpeed?.trim()
      ? readAttributes(feature, element, SPEED)
      : { parallaxSpeed: 0.5 };
    const { transform } = getComputedStyle(element);
    const served = transform === 'none' ? '' : transform;
    return [{ element, speed, served, place: { top: 0, height: 0 }, shift: 0 }];
  } catch (cause) {
    error(feature, 'An element has no usable speed; it stands still.', cause);
    return [];
  }
}

function placeOf({ element, shift }: Mover): Place {
  const { top, height } = element.getBoundingClientRect();
  return { top: top + scrollY - shift, height };
}
