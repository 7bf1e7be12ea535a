import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-puzzle], [data-kind]',
      attributes: [
        { name: 'data-kind', type: 'list', description: 'Its kinds.' },
        { name: 'data-subscribers-only', type: 'text', description: 'It is for subscribers only.' },
      ],
      description: 'A puzzle, with its kind.',
    },
    {
      selector: '[data-subscribers-only]',
      description: 'A puzzle, or an element in it, that is for subscribers only.',
    },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
