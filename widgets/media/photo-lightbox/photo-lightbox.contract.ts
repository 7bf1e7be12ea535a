import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-photo-hash]',
      attributes: [
        {
          name: 'data-photo-hash',
          type: 'text',
          pattern: '\\S',
          expects: 'a text that is not blank',
          required: true,
          description: 'Its name in the address, unique on the page.',
        },
      ],
      description: 'A photo that opens large: a `figure`, or the link or picture in it.',
    },
  ],
  writes: [
    {
      name: 'data-lightbox',
      on: 'the dialog',
      values: ['closed', 'open', 'zoomed', 'max-zoomed', 'fullscreen'],
      description: 'The state of the lightbox, words separated by spaces.',
    },
  ],
} satisfies FeatureContract;
