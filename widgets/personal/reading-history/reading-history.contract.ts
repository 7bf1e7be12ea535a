import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-article-id]:not([data-widget], [data-update-id], [data-liveblog-update])',
      within: 'body',
      attributes: [
        { name: 'data-article-id', type: 'text', required: true, description: 'The number of the article.' },
      ],
      description: 'A teaser, which gets the class `is-read` once the visitor has read the article.',
    },
  ],
} satisfies FeatureContract;
