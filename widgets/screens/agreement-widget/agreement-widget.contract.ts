import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-clause], [data-theme]',
      attributes: [{ name: 'data-theme', type: 'list', description: 'The themes.' }],
      description: 'A clause with its themes; a button with one of them chooses that theme.',
    },
    { selector: '[data-note]', description: 'The note in a clause, which is folded.' },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
