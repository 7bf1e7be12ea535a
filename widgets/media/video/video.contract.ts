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
  choices: [
    {
      anyOf: [':scope[data-src]:not([data-video-id])', ':scope[data-video-id]:not([data-src])'],
      description: 'The video: an MP4 in `data-src` or an id in `data-video-id`, not both.',
    },
  ],
} satisfies FeatureContract;
