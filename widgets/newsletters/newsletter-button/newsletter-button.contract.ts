import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  // No forbidden ancestors: the hook may be a link or a word in a text.
  forbiddenIn: [],
  writes: [
    {
      name: 'data-newsletter-state',
      on: 'the hook',
      description: 'What the button does next, or waits for.',
    },
  ],
} satisfies FeatureContract;
