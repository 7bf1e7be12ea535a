import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { STORY_WRITES } from '../../../core/ui/story/story-writes.contract.ts';

export default {
  parts: [
    {
      selector: '[data-scrolly-media]',
      description:
        'A picture or video that stays in view; a child of the hook, the first one before the first step. Without any, each child with a picture and no step.',
    },
    {
      selector: '[data-scrolly-step]',
      required: true,
      description:
        'A text that scrolls over the pictures; a child of the hook, or in an element around steps.',
    },
  ],
  writes: [...STORY_WRITES],
} satisfies FeatureContract;
