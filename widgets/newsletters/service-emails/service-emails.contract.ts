import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: 'form', element: 'form', description: 'The form of one kind of e-mail.' },
    {
      selector: 'input[type="checkbox"]',
      element: 'input',
      within: 'form',
      required: true,
      description: 'Whether the visitor gets it.',
    },
  ],
} satisfies FeatureContract;
