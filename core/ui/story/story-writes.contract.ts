import type { Written } from '../../runtime/feature/feature-contract.ts';

/** Attributes that every scroll story writes. */
export const STORY_WRITES: readonly Written[] = [
  {
    name: 'data-active-step',
    on: 'the hook',
    description: 'The step in the middle of the window, counted from 1; missing before the first.',
  },
];
