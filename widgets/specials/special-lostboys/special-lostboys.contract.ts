import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-chapter]',
      attributes: [
        {
          name: 'data-chapter',
          type: 'text',
          required: true,
          description: 'Its name in the menu; a number, or a word in lower case, stands for its heading.',
        },
      ],
      description: 'A chapter, with an id.',
    },
  ],
} satisfies FeatureContract;
