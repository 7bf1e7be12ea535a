import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-comments-invitation]',
      description:
        'What visitors without access to the comments read; without it, all but the heading and the container.',
    },
    { selector: '[data-comments-place]', many: false, description: 'The empty container of the comments.' },
  ],
} satisfies FeatureContract;
