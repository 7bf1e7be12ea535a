import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-region]',
      attributes: [{ name: 'data-region', type: 'list', description: 'The regions.' }],
      description: 'The offer of a region; a button with one chooses the region.',
    },
    {
      selector: '[data-for]',
      attributes: [
        {
          name: 'data-for',
          type: 'word',
          values: ['regional'],
          required: true,
          description: '`regional` is for those with a regional subscription.',
        },
      ],
      description: 'A block for some visitors only.',
    },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
