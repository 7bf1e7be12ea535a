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
          values: [
            'mail',
            'linkedin',
            'facebook',
            'reddit',
            'whatsapp',
            'mastodon',
            'bluesky',
            'threads',
            'twitter',
            'clipboard',
          ],
          required: true,
          description: 'The way of sharing.',
        },
      ],
      description: 'A link that shares the page in one way, and works without a script.',
    },
  ],
} satisfies FeatureContract;
