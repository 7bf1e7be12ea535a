import { addClass, insert } from '../../../core/platform/dom/undo.ts';
import styles from './path-storytelling.module.css';
import type { Route } from './route.ts';

/** What shows on the map how far the reader has come: a line up to there, and a dot at its end. */
export interface Trail {
  readonly element: SVGSVGElement;
  /** The way that was covered. */
  readonly line: SVGElement;
  /** The dot and its rim. */
  readonly dots: readonly SVGElement[];
}

/** How many times as thick as the route the dot's rim and the dot are. */
const DOTS = [3.6, 2.2];
const LAST = 0.9995;

/**
 * Draws the trail over the map, in a picture of its own: what moves makes the browser draw only that anew, not the map.
 * Line and dot are the route itself, as dashes (a dash without a length and with round ends is a dot), so that they
 * follow every bend at the same pace.
 * @param route gets it behind its map
 * @param signal takes it away
 */
export function drawTrail({ map, line: route, matrix }: Route, signal: AbortSignal): Trail {
  const element = map.cloneNode() as SVGSVGElement;
  for (const name of [
    'id',
    'role',
    'aria-label',
    'aria-labelledby',
    'aria-describedby',
    'class',
    'style',
    'tabindex',
  ])
    element.removeAttribute(name);
  element.setAttribute('aria-hidden', 'true');
  element.setAttribute('focusable', 'false');
  element.setAttribute('class', styles.trail);
  const width = Number.parseFloat(getComputedStyle(route).strokeWidth) || 1;
  const draw = (kind: string | undefined, times: number) => {
    const part = document.createElementNS(route.namespaceURI ?? '', 'path') as SVGPathElement;
    part.setAttribute('d', route.getAttribute('d') ?? '');
    part.setAttribute('class', kind ?? '');
    part.setAttribute('pathLength', '1');
    part.setAttribute('stroke-width', String(width * times));
    if (matrix) {
      const { a, b, c, d, e, f } = matrix;
      part.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`);
    }
    element.append(part);
    return part;
  };
  const line = draw(styles.line, 1.2);
  const dots = DOTS.map((times, index) => draw(index === 0 ? styles.rim : styles.dot, times));
  insert(map, 'afterend', element, signal);
  addClass(map, styles.map, signal);
  return { element, line, dots };
}

/** The offset of the dashes at a position, for the line and for the dots. */
export const lineOffset = (position: number): string => String(1 - position);
/** A dash at the very end would be beyond it, and not be drawn. */
export const dotOffset = (position: number): string => String(-Math.min(position, LAST));

/** Shows a position at once. */
export function placeTrail({ line, dots }: Trail, position: number): void {
  line.style.strokeDashoffset = lineOffset(position);
  for (const dot of dots) dot.style.strokeDashoffset = dotOffset(position);
}
