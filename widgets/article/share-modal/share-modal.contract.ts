import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  // No forbidden ancestors: the hook may be a link or a word in a text.
  forbiddenIn: [],
  parts: [
    {
      selector: 'a[href], button',
      many: false,
      description: 'Opens the dialog; without a script the link leads to the ways of sharing.',
    },
  ],
} satisfies FeatureContract;
