import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: 'a[href]:not([href^="#"])', element: 'a', description: 'A topic.' },
    { selector: 'a[href^="#"]', element: 'a', description: 'A letter.' },
    {
      selector: 'input[type="search"], input[type="text"]',
      element: 'input',
      many: false,
      description: 'The search; without it one is added.',
    },
  ],
} satisfies FeatureContract;
