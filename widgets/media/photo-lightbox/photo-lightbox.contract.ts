import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

const PHOTO_HASH = {
  name: 'data-photo-hash',
  type: 'text',
  pattern: '\\S',
  expects: 'a text that is not blank',
  required: true,
  description: 'Its name in the address, unique on the page.',
} as const;

export default {
  parts: [
    {
      selector: 'figure[data-photo-hash]',
      element: 'figure',
      attributes: [PHOTO_HASH],
      description: 'A photo that opens large.',
    },
    {
      selector: '[data-photo-hash]:not(figure)',
      attributes: [PHOTO_HASH],
      description: 'A photo whose link, picture or other element has the name in place of a figure.',
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
