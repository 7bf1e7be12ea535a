import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [{ selector: 'a[href]', element: 'a', description: 'The link to the topic, which stays.' }],
} satisfies FeatureContract;
