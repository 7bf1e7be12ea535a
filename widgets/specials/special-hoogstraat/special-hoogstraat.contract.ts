import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector:
        '[data-x], [data-y], [data-number], [data-house-number], [data-house], [data-huisnummer], [data-nummer], [data-pand]',
      attributes: [
        {
          name: 'data-x',
          type: 'decimal',
          min: 0,
          max: 100,
          description: 'Per cent of the width of the street, from the left.',
        },
        {
          name: 'data-y',
          type: 'decimal',
          min: 0,
          max: 100,
          default: 50,
          description: 'Per cent of the height, from the top.',
        },
        { name: 'data-number', type: 'text', description: 'The number of the house.' },
        { name: 'data-house-number', type: 'text', description: 'The number of the house.' },
        { name: 'data-house', type: 'text', description: 'The number of the house.' },
        { name: 'data-huisnummer', type: 'text', description: 'The number of the house.' },
        { name: 'data-nummer', type: 'text', description: 'The number of the house.' },
        { name: 'data-pand', type: 'text', description: 'The number of the house.' },
        {
          name: 'data-title',
          type: 'text',
          description: "The name of its button; by default the item's heading.",
        },
      ],
      description: 'A house with its text.',
    },
    { selector: 'img, svg', required: true, description: 'The picture of the street.' },
  ],
  writes: [
    {
      name: 'data-dragging',
      on: 'the box of the street',
      description: 'The street is dragged with the mouse.',
    },
  ],
} satisfies FeatureContract;
