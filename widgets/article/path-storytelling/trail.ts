import { addClass, insert } from '../../../core/platform/dom/undo.ts';
import styles from './path-storytelling.module.css';
import type { Route } from './route.ts';

/** Shows the progress on the map: a line up to the current position, and a dot at its end. */
export interface Trail {
  readonly element: SVGSVGElement;
  /** The visited part of the route. */
  readonly line: SVGElement;
  /** The dot and its rim. */
  readonly dots: readonly SVGElement[];
}

/** Width of the dot's rim and the dot, relative to the route's line. */
const DOTS = [3.6, 2.2];
const LAST = 0.9995;

/**
 * Draws the trail in a separate svg over the map, so that the browser only repaints that svg and not the map. Line and
 * dot are copies of the route, drawn as dashes (a zero-length dash with round caps is a dot), so that they follow every
 * bend at the same pace.
 * @param route the svg is inserted after its map
 * @param signal removes it
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

/** The dash offset at a position, for the line and for the dots. */
export const lineOffset = (position: number): string => String(1 - position);
/** A dash at the very end would not be drawn. */
export const dotOffset = (position: number): string => String(-Math.min(position, LAST));

/** Shows a position without an animation. */
export function placeTrail({ line, dots }: Trail, position: number): void {
  line.style.strokeDashoffset = lineOffset(position);
  for (const dot of dots) dot.style.strokeDashoffset = dotOffset(position);
}
