import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: 'table',
      element: 'table',
      required: true,
      description: 'A row for each cookie: name, provider, purpose, lifetime.',
    },
    {
      selector: '[data-purpose]',
      attributes: [{ name: 'data-purpose', type: 'list', description: 'The purposes.' }],
      description: 'A row with its purpose, or a button that chooses it.',
    },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
