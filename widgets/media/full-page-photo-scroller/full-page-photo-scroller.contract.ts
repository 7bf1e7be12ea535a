import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'figure',
      element: 'figure',
      required: true,
      description: 'A photo with its caption; the hook holds nothing else.',
    },
    {
      selector: 'img[data-photo-src]',
      element: 'img',
      attributes: [
        { name: 'data-photo-src', type: 'address', required: true, description: 'The address of the file.' },
        { name: 'data-photo-srcset', type: 'text', description: 'The files by width, as `srcset`.' },
      ],
      description: 'A photo whose file waits until the one before it is shown.',
    },
  ],
} satisfies FeatureContract;
