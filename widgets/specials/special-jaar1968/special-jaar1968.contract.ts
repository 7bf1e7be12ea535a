import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-date]',
      required: true,
      attributes: [
        {
          name: 'data-date',
          type: 'text',
          pattern: '^1968-\\d{2}-\\d{2}$',
          expects: 'a day of 1968 as yyyy-mm-dd',
          required: true,
          description: 'The day, as yyyy-mm-dd in 1968.',
        },
      ],
      description: 'An event of the year.',
    },
  ],
} satisfies FeatureContract;
