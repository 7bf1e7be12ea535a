import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'input[type="password"]',
      element: 'input',
      required: true,
      many: false,
      description: 'The field.',
    },
  ],
} satisfies FeatureContract;
