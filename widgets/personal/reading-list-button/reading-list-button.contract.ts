import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  // No forbidden ancestors: the hook may be a link or a word in a text.
  forbiddenIn: [],
  writes: [
    {
      name: 'data-action',
      on: 'the button',
      values: ['add', 'remove', 'no-user'],
      description: 'What a click does.',
    },
  ],
} satisfies FeatureContract;
