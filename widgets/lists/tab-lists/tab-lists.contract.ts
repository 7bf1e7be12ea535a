import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a[href^="#"]',
      element: 'a',
      required: true,
      description: 'A link to a section of the hook; two or more, in an element of their own.',
    },
  ],
} satisfies FeatureContract;
