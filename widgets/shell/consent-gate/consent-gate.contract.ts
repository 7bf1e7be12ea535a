import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  choices: [
    {
      anyOf: [':scope[data-frame]:not([data-script])', ':scope[data-script]:not([data-frame])'],
      description: 'The content: a frame in `data-frame` or a script in `data-script`, not both.',
    },
  ],
  writes: [
    {
      name: 'data-gate-notice',
      on: 'the notice in the hook',
      description: 'The notice that asks for consent.',
    },
  ],
} satisfies FeatureContract;
