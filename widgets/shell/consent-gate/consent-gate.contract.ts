import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  writes: [
    {
      name: 'data-gate-notice',
      on: 'the notice in the hook',
      description: 'The notice that asks for consent.',
    },
  ],
} satisfies FeatureContract;
