import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-themes]',
      attributes: [{ name: 'data-themes', type: 'list', description: 'The themes.' }],
      description: 'A card; a button with one of its themes chooses that theme.',
    },
    {
      selector: 'button[data-theme]',
      element: 'button',
      attributes: [{ name: 'data-theme', type: 'list', description: 'Its theme.' }],
      description: 'Chooses a theme.',
    },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
