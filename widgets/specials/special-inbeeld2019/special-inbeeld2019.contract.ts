import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-month]',
      attributes: [
        {
          name: 'data-month',
          type: 'text',
          required: true,
          description: '1 to 12, yyyy-mm or the name of the month.',
        },
      ],
      description: 'The photos of a month.',
    },
    {
      selector: 'figure',
      element: 'figure',
      attributes: [
        {
          name: 'data-photo-hash',
          type: 'text',
          description: 'Its name in the address, unique on the page.',
        },
        {
          name: 'data-photographer',
          type: 'text',
          description: 'Added to a caption that does not name the photographer.',
        },
      ],
      description: 'A photo.',
    },
  ],
} satisfies FeatureContract;
