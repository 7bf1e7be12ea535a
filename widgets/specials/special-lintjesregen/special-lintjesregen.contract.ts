import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

const FIRST_ROWS = 'The address of an answer with the first rows of the list, its `total` and its `years`.';

export default {
  parts: [
    {
      selector: '[data-source]',
      many: false,
      attributes: [
        { name: 'data-source', type: 'address', required: true, description: 'The address of the list.' },
        { name: 'data-first-rows', type: 'address', description: FIRST_ROWS },
        {
          name: 'data-format',
          type: 'word',
          values: ['json', 'jsonp'],
          description: 'The form of the list.',
        },
      ],
      description: 'The element that becomes the search.',
    },
  ],
  attributes: [
    {
      name: 'data-source',
      type: 'address',
      description: 'The address of the list, if the hook itself becomes the search.',
    },
    { name: 'data-first-rows', type: 'address', description: FIRST_ROWS },
    { name: 'data-format', type: 'word', values: ['json', 'jsonp'], description: 'The form of the list.' },
  ],
} satisfies FeatureContract;
