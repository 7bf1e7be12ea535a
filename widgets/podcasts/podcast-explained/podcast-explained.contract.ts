import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-platform]',
      required: true,
      attributes: [
        {
          name: 'data-platform',
          type: 'word',
          values: ['ios', 'android', 'desktop'],
          required: true,
          description: 'The device.',
        },
      ],
      description: 'The instructions for a device: first a heading, which becomes the button.',
    },
  ],
} satisfies FeatureContract;
