import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-chess-solution]',
      description: 'The solution; without it everything in the hook is the solution.',
    },
  ],
} satisfies FeatureContract;
