import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a[href], [aria-current="page"]',
      description: 'A page number; the current one has `aria-current="page"`.',
    },
  ],
} satisfies FeatureContract;
