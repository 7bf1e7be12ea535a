import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-annotation]',
      attributes: [
        {
          name: 'data-annotation',
          type: 'text',
          required: true,
          description: 'The id of the comment, or its name.',
        },
        { name: 'data-theme', type: 'list', description: 'The themes.' },
      ],
      description: 'A passage with a comment.',
    },
    {
      selector: '[data-comment]',
      attributes: [{ name: 'data-comment', type: 'text', description: 'The name that passages use.' }],
      description: 'A comment.',
    },
    {
      selector: '[data-theme]',
      attributes: [{ name: 'data-theme', type: 'list', description: 'The themes.' }],
      description: 'A passage with its themes; a button with one chooses it.',
    },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
