import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [{ selector: '[data-header-sections]', description: 'The bar of links to the sections.' }],
} satisfies FeatureContract;
