import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[name="query"], [name="from_date"], [name="to_date"]',
      description: 'A field of the search.',
    },
  ],
} satisfies FeatureContract;
