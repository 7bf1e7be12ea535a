import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'li',
      element: 'li',
      attributes: [
        {
          name: 'data-article-type',
          type: 'text',
          description: 'The type of the article; also on an element in the item.',
        },
        {
          name: 'data-recommender-id',
          type: 'integer',
          min: 0,
          description: 'The number of the article, which follows the article.',
        },
      ],
      description:
        'An article: a link, a `time` and perhaps its type; without a list each child of the hook is one.',
    },
    { selector: '[data-item-label]', within: 'li', description: "The text that gets the feed's label." },
  ],
} satisfies FeatureContract;
