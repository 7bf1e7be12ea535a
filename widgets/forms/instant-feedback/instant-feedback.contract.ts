import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'button',
      element: 'button',
      required: true,
      description: 'A choice; its value is the answer.',
    },
  ],
} satisfies FeatureContract;
