import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { type Point, parseViewBox, type ViewBox } from './geometry.ts';

/** A route on a map. */
export interface Route {
  readonly map: SVGSVGElement;
  readonly line: SVGPathElement;
  readonly viewBox: ViewBox;
  /** At equal distances along the line, from its start to its end, in the units of the viewBox. */
  readonly points: readonly Point[];
  /** Transforms the units of the line to those of the viewBox; undefined if they are the same. */
  readonly matrix: DOMMatrix | undefined;
}

/** Number of points, high enough that straight lines between them look like the route. */
const POINTS = 256;

/**
 * Reads the route on the map, once, so that nothing is measured while the visitor scrolls.
 * @param feature the feature's name, for messages
 * @param place the element that contains the map
 * @param signal removes the viewBox of a map that has none
 * @throws TypeError without a map or route
 */
export function readRoute(feature: string, place: Element, signal: AbortSignal): Route {
  const map = place.querySelector('svg');
  const line = map?.querySelector<SVGPathElement>('path[data-path-route]') ?? map?.querySelector('path');
  if (!map || !line) throw new TypeError(`${feature}: [data-path-map] holds no svg with a path.`);
  const [width, height] = [map.getAttribute('width'), map.getAttribute('height')];
  // A drawing with only a width and height is in px; stretched to the stage, it needs a viewBox.
  const raw =
    map.getAttribute('viewBox') ?? (width && height && `0 0 ${width} ${height}`.replaceAll('px', ''));
  const viewBox = parseViewBox(raw);
  if (!viewBox)
    throw new TypeError(`${feature}: the svg's viewBox is ${JSON.stringify(raw)}; expected four numbers.`);
  setAttributes(map, { viewBox: raw }, signal);
  const length = lengthOf(line);
  if (!(length > 0)) {
    const d = line.getAttribute('d')?.slice(0, 80) ?? null;
    throw new TypeError(`${feature}: the route's d is ${JSON.stringify(d)}; expected a line with a length.`);
  }
  const matrix = matrixOf(map, line);
  const points = Array.from({ length: POINTS + 1 }, (_, index) => {
    const point = line.getPointAtLength((length * index) / POINTS);
    const { x, y } = matrix ? point.matrixTransform(matrix) : point;
    return { x, y };
  });
  return { map, line, viewBox, points, matrix };
}

/** Some browsers throw for a path that they cannot render. */
function lengthOf(line: SVGPathElement): number {
  try {
    return line.getTotalLength();
  } catch {
    return 0;
  }
}

/** The line may be in transformed groups. */
function matrixOf(map: SVGSVGElement, line: SVGPathElement): DOMMatrix | undefined {
  if (!line.closest('[transform]')) return undefined;
  const onScreen = line.getScreenCTM();
  return map
    .getScreenCTM()
    ?.inverse()
    .multiply(onScreen ?? new DOMMatrix());
}
