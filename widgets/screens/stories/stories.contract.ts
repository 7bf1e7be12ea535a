import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a[href]',
      element: 'a',
      description: 'A story: its text is the title, an `img` in its list item the picture.',
    },
  ],
} satisfies FeatureContract;
