import { ARTICLE_BODY } from '../../../core/domain/article/article-body.contract.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: 'dt', required: true, description: 'A term.' },
    { selector: 'dd', required: true, description: 'Its definition.' },
    ARTICLE_BODY,
  ],
  needs: ['[data-article-body], article'],
} satisfies FeatureContract;
