import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  writes: [{ name: 'data-payment-view', on: 'the outcome of a payment', description: 'What is shown.' }],
} satisfies FeatureContract;
