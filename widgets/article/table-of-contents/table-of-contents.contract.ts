import { ARTICLE_BODY } from '../../../core/domain/article/article-body.contract.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a[href]',
      element: 'a',
      description: 'A link to a heading; without any the list is made of the headings.',
    },
    ARTICLE_BODY,
  ],
  needs: ['[data-article-body], article'],
} satisfies FeatureContract;
