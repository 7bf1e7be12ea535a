import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'svg a[href^="#"]',
      element: 'a',
      description: 'A window: a link in the drawing to the story with that id.',
    },
  ],
} satisfies FeatureContract;
