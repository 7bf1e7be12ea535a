import type { Part, PartAttribute } from '../../runtime/feature/feature-contract.ts';

/** The schema of a position in a picture: see `parsePercent`. */
const PERCENT = {
  type: 'text',
  pattern: '^\\s*(0*(\\d{1,2}([.,]\\d+)?|100([.,]0+)?)|[.,]\\d+)\\s*%?\\s*$',
  expects: 'a number from 0 to 100',
} as const;

/** The attributes of a spot: its position and its name. */
export const SPOT_ATTRIBUTES: readonly PartAttribute[] = [
  { name: 'data-x', ...PERCENT, description: 'Per cent of the width, from the left.' },
  { name: 'data-y', ...PERCENT, description: 'Per cent of the height, from the top.' },
  { name: 'data-title', type: 'text', description: "The name of its button; by default the item's heading." },
];

/** Parts of every picture that opens texts. */
export const SPOT_PARTS: readonly Part[] = [
  {
    selector: '[data-x], [data-y]',
    attributes: SPOT_ATTRIBUTES,
    description: 'A text with its place in the picture.',
  },
];
