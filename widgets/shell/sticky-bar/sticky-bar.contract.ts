import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  writes: [{ name: 'data-sticky-state', on: 'the hook', values: ['stuck'], description: 'The bar sticks.' }],
} satisfies FeatureContract;
