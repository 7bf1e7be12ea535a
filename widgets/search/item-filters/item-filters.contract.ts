import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-filter-values]',
      within: 'body',
      attributes: [
        {
          name: 'data-filter-values',
          type: 'text',
          required: true,
          description:
            'Its values, separated by commas or spaces; `name:value` where two groups offer the same value.',
        },
        {
          name: 'data-ends-at',
          type: 'text',
          format: 'time',
          description: 'When it ends and leaves the list; a day alone counts to its end.',
        },
      ],
      description: 'An item of the list, anywhere on the page.',
    },
  ],
} satisfies FeatureContract;
