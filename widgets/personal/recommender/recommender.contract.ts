import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-recommender-id]',
      within: 'body',
      attributes: [
        {
          name: 'data-recommender-id',
          type: 'integer',
          min: 0,
          required: true,
          description: 'The number of the article.',
        },
      ],
      description: 'A teaser that is reported once it was in full view.',
    },
  ],
} satisfies FeatureContract;
