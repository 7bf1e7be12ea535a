import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-article-id]:not([data-widget], [data-update-id], [data-liveblog-update])',
      within: 'body',
      attributes: [
        { name: 'data-article-id', type: 'text', required: true, description: 'The number of the article.' },
        {
          name: 'data-article-type',
          type: 'text',
          description:
            'Its type: `liveblog` and `slowblog` are not counted, whose date is that of an update.',
        },
      ],
      description:
        'A teaser with a link in its heading and a `time[datetime]`, which says when it was published.',
    },
  ],
} satisfies FeatureContract;
