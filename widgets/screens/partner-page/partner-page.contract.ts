import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-newspaper]',
      attributes: [{ name: 'data-newspaper', type: 'list', description: 'The newspapers.' }],
      description: 'The block of a newspaper.',
    },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
