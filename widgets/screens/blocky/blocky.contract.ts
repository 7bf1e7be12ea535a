import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-block]',
      description: 'A block, whose features start when it is near the window; no block is in another one.',
    },
  ],
} satisfies FeatureContract;
