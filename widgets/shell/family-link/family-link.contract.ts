import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-family-link]',
      required: true,
      attributes: [
        {
          name: 'data-family-link',
          type: 'word',
          values: ['main', 'sub', 'non-sub'],
          required: true,
          description: 'Who gets the link: the owner, a member, everybody else.',
        },
      ],
      description: 'One of the three links, sent `hidden`.',
    },
  ],
} satisfies FeatureContract;
