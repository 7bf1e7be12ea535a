import { ICON_CLASS } from './icon-class.ts';
import type { Shape } from './shapes.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws an icon without React, for enhancers: in the colour and at the size of the text around it, hidden from screen
 * readers. It is the same as `Icon` renders.
 */
export function drawIcon(shape: Shape, className: string = ICON_CLASS): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  set(svg, {
    class: className,
    'aria-hidden': 'true',
    focusable: 'false',
    viewBox: '0 0 24 24',
    width: '1em',
    height: '1em',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  drawShape(svg, shape);
  return svg;
}

/**
 * Changes the shape of an icon that {@link drawIcon} made, in place: if the icon were replaced while a click on it
 * bubbles, the event's target would be outside of the document for later listeners.
 */
export function drawShape(svg: SVGSVGElement, shape: Shape): void {
  const parts = shape.map(([tag, attributes]) => {
    const part = document.createElementNS(SVG, tag);
    set(part, attributes);
    return part;
  });
  svg.replaceChildren(...parts);
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
