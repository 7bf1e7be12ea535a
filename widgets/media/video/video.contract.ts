import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a',
      element: 'a',
      required: true,
      many: false,
      description: 'The link to a page with the video, around the poster.',
    },
    {
      selector: 'img',
      element: 'img',
      within: 'a',
      many: false,
      description: 'The poster, with `width` and `height`.',
    },
    {
      selector: '[data-video-info]',
      within: 'a',
      many: false,
      description: 'Kind and duration of the video.',
    },
  ],
} satisfies FeatureContract;
