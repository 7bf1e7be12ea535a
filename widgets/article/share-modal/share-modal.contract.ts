import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a[href], button',
      many: false,
      description: 'Opens the dialog; without a script the link leads to the ways of sharing.',
    },
  ],
} satisfies FeatureContract;
