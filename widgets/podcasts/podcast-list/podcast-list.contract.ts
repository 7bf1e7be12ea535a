import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'li',
      element: 'li',
      description: 'A podcast: a picture, a heading, a text and the link to its page.',
    },
  ],
} satisfies FeatureContract;
