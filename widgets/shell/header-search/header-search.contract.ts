import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: 'summary', element: 'summary', many: false, description: 'Opens the search.' },
    { selector: 'form', element: 'form', many: false, description: 'The search.' },
  ],
} satisfies FeatureContract;
