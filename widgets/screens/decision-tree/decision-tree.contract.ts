import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'section[id]',
      element: 'section',
      required: true,
      description: 'A step; the first one is the start.',
    },
    { selector: 'section a[href^="#"]', element: 'a', description: 'An answer: a link to the next step.' },
  ],
} satisfies FeatureContract;
