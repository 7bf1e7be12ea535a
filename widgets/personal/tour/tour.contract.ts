import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-tour-step]',
      within: 'body',
      attributes: [
        {
          name: 'data-tour-step',
          type: 'word',
          values: ['1', '2', '3'],
          required: true,
          description: 'The step.',
        },
      ],
      description:
        'The element that a step of the tour points to, unless `tours` in the configuration names another.',
    },
  ],
  writes: [
    { name: 'data-side', on: 'the bubble of a step', description: 'The side of the element on which it is.' },
  ],
} satisfies FeatureContract;
