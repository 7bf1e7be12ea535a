import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  // The hook may be a link or a word in a text.
  forbiddenIn: [],
} satisfies FeatureContract;
