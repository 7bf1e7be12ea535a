import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: '[data-list-items]', required: true, many: false, description: 'Around the items.' },
    {
      selector: '[data-list-more]',
      many: false,
      description: 'Around the link to the next page; a page without one is the last.',
    },
  ],
} satisfies FeatureContract;
