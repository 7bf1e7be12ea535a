import { SHARE_METHODS } from '../../../core/domain/share/methods.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'a[data-share-method]',
      element: 'a',
      required: true,
      attributes: [
        {
          name: 'data-share-method',
          type: 'word',
          values: SHARE_METHODS,
          required: true,
          description: 'The way of sharing.',
        },
      ],
      description: 'A link that shares the page in one way, and works without a script.',
    },
  ],
} satisfies FeatureContract;
