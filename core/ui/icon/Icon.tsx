import { createElement } from 'react';
import { ICON_CLASS } from './icon-class.ts';
import type { Shape } from './shapes.ts';

interface IconProps {
  readonly shape: Shape;
  readonly className?: string | undefined;
}

/**
 * Draws an icon in the colour and at the size of the text around it. Hidden from screen readers: the text next to it,
 * or the name of its control, has the same meaning.
 */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg
      className={className ?? ICON_CLASS}
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
