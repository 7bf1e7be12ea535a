import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'form',
      element: 'form',
      description: 'The form with which a visitor accepts; removed for those with a subscription.',
    },
    {
      selector: '[data-already-subscribed]',
      description: 'Shown, sent `hidden`, to visitors who have a subscription already.',
    },
  ],
} satisfies FeatureContract;
