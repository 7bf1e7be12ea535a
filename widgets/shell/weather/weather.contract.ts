import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  // No forbidden ancestors: the hook may be a link or a word in a text.
  forbiddenIn: [],
} satisfies FeatureContract;
