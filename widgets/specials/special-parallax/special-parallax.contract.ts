import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-parallax-speed]',
      attributes: [
        {
          name: 'data-parallax-speed',
          type: 'decimal',
          min: 0,
          max: 1,
          default: 0.5,
          description: 'How much it stays behind; empty is 0.5.',
        },
      ],
      description: 'An element that moves against the scrolling.',
    },
  ],
  attributes: [
    {
      name: 'data-parallax-speed',
      type: 'decimal',
      min: 0,
      max: 1,
      description: 'How much the hook itself stays behind; empty is 0.5.',
    },
  ],
} satisfies FeatureContract;
