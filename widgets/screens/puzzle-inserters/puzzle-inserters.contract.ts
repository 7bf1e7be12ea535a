import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a[href]',
      element: 'a',
      description: 'The link to the puzzle, in whose place the frame is.',
    },
  ],
} satisfies FeatureContract;
