import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'li, figure',
      required: true,
      attributes: [
        {
          name: 'data-video-id',
          type: 'text',
          description: 'The video that belongs to it; by default the order of the playlist counts.',
        },
      ],
      description: 'A poster: a link with an `img`, and a caption.',
    },
    {
      selector: '[data-video-id]',
      attributes: [{ name: 'data-video-id', type: 'text', required: true, description: 'The video.' }],
      description: 'A poster that names its video.',
    },
  ],
} satisfies FeatureContract;
