import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'form',
      element: 'form',
      required: true,
      many: false,
      description: 'The search, with the method GET.',
    },
    {
      selector: '[data-search-results]',
      many: false,
      description: 'Around the results; without it they are all of the hook that does not hold the form.',
    },
    {
      selector: '[data-result-count]',
      many: false,
      attributes: [
        { name: 'data-result-count', type: 'integer', min: 0, required: true, description: 'The number.' },
      ],
      description: 'On or in the results: the number of results of all pages.',
    },
  ],
} satisfies FeatureContract;
