import { ARTICLE_BODY } from '../../../core/domain/article/article-body.contract.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-resume-reading]',
      within: 'body',
      many: false,
      description:
        'The place, in the order of the keyboard, of the offer to read on where the visitor stopped: sent empty, before the text of an article.',
    },
    ARTICLE_BODY,
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
