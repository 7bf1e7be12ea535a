import type { Part } from '../../runtime/feature/feature-contract.ts';

/** Parts of every picture that opens texts. */
export const SPOT_PARTS: readonly Part[] = [
  {
    selector: '[data-x], [data-y]',
    attributes: [
      {
        name: 'data-x',
        type: 'decimal',
        min: 0,
        max: 100,
        description: 'Per cent of the width, from the left.',
      },
      {
        name: 'data-y',
        type: 'decimal',
        min: 0,
        max: 100,
        description: 'Per cent of the height, from the top.',
      },
      {
        name: 'data-title',
        type: 'text',
        description: "The name of its button; by default the item's heading.",
      },
    ],
    description: 'A text with its place in the picture.',
  },
];
