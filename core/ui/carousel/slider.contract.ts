import type { Part, Written } from '../../runtime/feature/feature-contract.ts';

/** Parts of every slider. */
export const SLIDER_PARTS: readonly Part[] = [
  {
    selector: '[data-slider-head]',
    required: true,
    many: false,
    description:
      'The line above the row, with the heading; reserves space for the buttons, which get a line of their own without it.',
  },
  {
    selector: '[data-slider-track]',
    required: true,
    many: false,
    description:
      'The row; its children are the items, which may be added and removed. Without it, the list in the hook is the row, or what holds its cards.',
  },
];

/** Attributes that every slider writes. */
export const SLIDER_WRITES: readonly Written[] = [
  { name: 'data-dragging', on: '[data-slider-track]', description: 'The row is dragged with the mouse.' },
];
