import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'audio',
      element: 'audio',
      required: true,
      many: false,
      description: 'The episode; it stays where it is.',
    },
    { selector: 'a[download], a[href]', element: 'a', description: 'The link to the file.' },
  ],
} satisfies FeatureContract;
