import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-vacancy], [data-department], [data-location], [data-expires-at]',
      attributes: [
        { name: 'data-department', type: 'list', description: 'Its departments.' },
        { name: 'data-location', type: 'list', description: 'Its places.' },
        {
          name: 'data-expires-at',
          type: 'text',
          format: 'time',
          description: 'When it expires; a day alone counts to its end.',
        },
      ],
      description: 'A vacancy.',
    },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
