import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'form',
      element: 'form',
      many: false,
      description: 'The form for an answer; without it one is added.',
    },
  ],
} satisfies FeatureContract;
