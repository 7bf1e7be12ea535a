import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'button, input[type="submit"]',
      required: true,
      description: 'A choice; its value is the answer.',
    },
  ],
} satisfies FeatureContract;
