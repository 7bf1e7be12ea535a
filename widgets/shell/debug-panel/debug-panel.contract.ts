import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  writes: [
    { name: 'data-debug-feature', on: 'a row of the panel', description: 'The feature of the row.' },
    { name: 'data-debug-state', on: 'a word in the panel', description: 'What its colour means.' },
  ],
} satisfies FeatureContract;
