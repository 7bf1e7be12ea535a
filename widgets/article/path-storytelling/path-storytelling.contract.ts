import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { STORY_WRITES } from '../../../core/ui/story/story-writes.contract.ts';

export default {
  parts: [
    {
      selector: '[data-path-map]',
      many: false,
      description:
        'The figure with the map, a child of the hook; it holds an `svg` with a `viewBox` and the route. Without it, the child with such a drawing.',
    },
    {
      selector: 'path[data-path-route]',
      element: 'path',
      many: false,
      description: 'The route; without it the first `path` of the drawing.',
    },
    {
      selector: '[data-path-step]',
      attributes: [
        {
          name: 'data-path-position',
          type: 'decimal',
          min: 0,
          max: 1,
          required: true,
          description: 'Where on the route the step is, from its start to its end.',
        },
        {
          name: 'data-path-zoom',
          type: 'decimal',
          min: 1,
          max: 12,
          description: 'How many times larger than the whole map the step sees it.',
        },
      ],
      description: 'A text of the story, in the order in which it is read.',
    },
  ],
  choices: [
    {
      anyOf: ['[data-path-step]', '[data-path-position]'],
      description: 'The texts, each with its position.',
    },
  ],
  writes: [...STORY_WRITES],
} satisfies FeatureContract;
