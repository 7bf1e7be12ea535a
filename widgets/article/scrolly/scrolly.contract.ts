import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { STORY_WRITES } from '../../../core/ui/story/story-writes.contract.ts';

export default {
  parts: [
    {
      selector: '[data-scrolly-media]',
      required: true,
      description:
        'A picture or video that stays in view; a child of the hook, the first one before the first step.',
    },
    {
      selector: '[data-scrolly-step]',
      required: true,
      description: 'A text that scrolls over the pictures; a child of the hook.',
    },
  ],
  writes: [...STORY_WRITES],
} satisfies FeatureContract;
