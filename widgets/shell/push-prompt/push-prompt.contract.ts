import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-paywall-content]',
      within: 'body',
      description: 'Protected content: a page with it does not ask.',
    },
  ],
} satisfies FeatureContract;
