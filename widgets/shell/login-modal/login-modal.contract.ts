import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a[href]',
      element: 'a',
      description: 'The links of the invitation: to the login, and to a subscription.',
    },
  ],
} satisfies FeatureContract;
