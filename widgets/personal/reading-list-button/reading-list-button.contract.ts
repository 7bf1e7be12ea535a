import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  writes: [
    {
      name: 'data-action',
      on: 'the button',
      values: ['add', 'remove', 'no-user'],
      description: 'What a click does.',
    },
  ],
} satisfies FeatureContract;
