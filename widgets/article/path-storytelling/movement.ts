import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';
import { RESIZE_DELAY } from '../../../core/ui/story/keep-step.ts';
import { mix, pointAt } from './geometry.ts';
import { lookAt, type Size, type View } from './look-at.ts';
import type { Route } from './route.ts';
import type { Stop } from './stops.ts';
import { dotOffset, lineOffset, placeTrail, type Trail } from './trail.ts';

/** Moves the view along the route. */
export interface Movement {
  /** Moves to a stop; the first time, and while the size is unknown, without an animation. */
  readonly go: (stop: Stop) => void;
  /** Jumps to a stop. */
  readonly place: (stop: Stop) => void;
}

/** Milliseconds from one stop to the next. */
const DURATION = 1200;
/** Number of keyframes, between which the camera moves in a straight line. */
const LOOKS = 24;

/**
 * Moves map and trail from stop to stop. Each move is one Web Animation, which the browser plays without a script.
 * @param route the route with its map
 * @param trail the trail over the map
 * @param box the element that shows the map; an observer reports its size, so that nothing is measured while the
 * visitor scrolls
 * @param signal stops it and restores the map
 */
export function createMovement(route: Route, trail: Trail, box: Element, signal: AbortSignal): Movement {
  const pictures = [route.map, trail.element];
  const isCovering = /slice/.test(route.map.getAttribute('preserveAspectRatio') ?? '');
  let size: Size | undefined;
  let from: Stop | undefined;
  let to: Stop | undefined;
  let moves: Animation[] = [];

  const transformAt = ({ position, zoom }: Stop) =>
    size && transform(lookAt(pointAt(route.points, position), zoom, route.viewBox, size, isCovering));
  const place = (stop: Stop) => {
    for (const move of moves) move.cancel();
    moves = [];
    to = stop;
    placeTrail(trail, stop.position);
    for (const picture of pictures) picture.style.transform = transformAt(stop) ?? '';
  };
  /** The current position, including during a move. */
  const here = () => {
    const progress = moves[0]?.effect?.getComputedTiming().progress;
    return from && to && typeof progress === 'number' ? between(from, to, progress) : to;
  };
  const go = (stop: Stop) => {
    const start = here();
    place(stop);
    if (!start || !size) return;
    from = start;
    const views = Array.from({ length: LOOKS + 1 }, (_, look) =>
      transformAt(between(start, stop, look / LOOKS)),
    );
    const timing = { duration: DURATION, easing: 'ease-in-out' };
    const dash = (offset: (position: number) => string) => ({
      strokeDashoffset: [offset(start.position), offset(stop.position)],
    });
    moves = [
      ...pictures.map((picture) => picture.animate({ transform: views.map((view) => view ?? '') }, timing)),
      trail.line.animate(dash(lineOffset), timing),
      ...trail.dots.map((dot) => dot.animate(dash(dotOffset), timing)),
    ];
  };

  const adopt = (measured: Size) => {
    size = measured;
    if (to) place(to);
  };
  const adoptLater = debounce(adopt, RESIZE_DELAY, signal);
  const sizes = new ResizeObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry) return;
    const { width, height } = entry.contentRect;
    (size ? adoptLater : adopt)({ width, height });
  });
  sizes.observe(box);
  onAbort(signal, () => {
    sizes.disconnect();
    for (const move of moves) move.cancel();
    for (const picture of pictures) picture.style.removeProperty('transform');
    if (route.map.getAttribute('style') === '') route.map.removeAttribute('style');
  });
  return { go, place };
}

/**
 * The view between two stops.
 * @param part from 0 to 1
 */
export function between(from: Stop, to: Stop, part: number): Stop {
  // Geometric interpolation, so that the map does not seem to accelerate while it is small.
  return { position: mix(from.position, to.position, part), zoom: from.zoom * (to.zoom / from.zoom) ** part };
}

function transform({ x, y, scale }: View): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;
}
