import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-parallax-speed]',
      attributes: [
        {
          name: 'data-parallax-speed',
          type: 'text',
          pattern: '^\\s*(0?(\\.\\d+)?|1(\\.0+)?)\\s*$',
          expects: 'a number from 0 up to 1, or nothing',
          default: '0.5',
          description: 'How much it stays behind, from 0 to 1; empty is 0.5.',
        },
      ],
      description: 'An element that moves against the scrolling.',
    },
  ],
  attributes: [
    {
      name: 'data-parallax-speed',
      type: 'text',
      pattern: '^\\s*(0?(\\.\\d+)?|1(\\.0+)?)\\s*$',
      expects: 'a number from 0 up to 1, or nothing',
      description: 'How much the hook itself stays behind, from 0 to 1; empty is 0.5.',
    },
  ],
} satisfies FeatureContract;
