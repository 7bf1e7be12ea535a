import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  writes: [
    { name: 'data-recommender-id', on: 'an article of the list', description: 'The number of the article.' },
  ],
} satisfies FeatureContract;
