import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: 'form', element: 'form', description: 'The search in the archive.' },
    {
      selector: 'input[type="date"]',
      element: 'input',
      description: 'The field for a day; without it one is added.',
    },
  ],
} satisfies FeatureContract;
