import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-puzzle-solution]',
      description: 'The solution, which is closed until the visitor asks for it.',
    },
  ],
} satisfies FeatureContract;
