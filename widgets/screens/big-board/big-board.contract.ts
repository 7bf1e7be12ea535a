import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-board-items]',
      many: false,
      description: 'Around the items, which are its children; the hook may be it.',
    },
  ],
} satisfies FeatureContract;
