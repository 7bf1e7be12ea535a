import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  attributes: [
    {
      name: 'data-slider-track',
      type: 'text',
      description: 'The element is the row of a slider: its children are the cards.',
    },
  ],
} satisfies FeatureContract;
