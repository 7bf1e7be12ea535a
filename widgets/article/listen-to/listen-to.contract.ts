import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a[href]',
      element: 'a',
      many: false,
      description: 'The link to the recording, which becomes a button.',
    },
  ],
} satisfies FeatureContract;
