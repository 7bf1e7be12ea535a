import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: 'table', element: 'table', many: false, description: 'The results that the server knows.' },
  ],
} satisfies FeatureContract;
