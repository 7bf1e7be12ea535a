import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  writes: [
    {
      name: 'data-newsletter-state',
      on: 'the hook',
      description: 'What the button does next, or waits for.',
    },
  ],
} satisfies FeatureContract;
