import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-photo-part]',
      attributes: [
        {
          name: 'data-photo-part',
          type: 'text',
          required: true,
          description: 'The name of the part; `photo` is the photo, other names are free.',
        },
      ],
      description:
        'A part whose content is replaced by that of the part with the same name on the page of another photo; `photo` is required then, and holds an `img`. Without any part the whole content of the hook is replaced.',
    },
    {
      selector: 'a[rel="prev"], a[rel="next"]',
      element: 'a',
      description:
        'A link to the photo of the day before or after; without `href` at an end. Without `rel`, its name says which one it is.',
    },
  ],
} satisfies FeatureContract;
