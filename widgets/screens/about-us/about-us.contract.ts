import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FILTER_PARTS, ITEM_NAME } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-person]',
      attributes: [
        { name: 'data-name', type: 'text', description: 'The name of the person, for the search.' },
        { name: 'data-function', type: 'text', description: 'The function of the person, for the search.' },
      ],
      description: 'A person of the staff.',
    },
    { selector: '[data-staff]', description: 'A list of the staff, each item a person.' },
    {
      selector: '[data-function]',
      attributes: [
        {
          name: 'data-function',
          type: 'text',
          required: true,
          description: 'The function of the person, for the search.',
        },
      ],
      description: 'A person with a function.',
    },
    ITEM_NAME,
    {
      selector: '[data-collapsible]',
      description:
        'A section with a heading that is folded; `false` leaves it open, another value is its name in the address.',
    },
    ...FILTER_PARTS,
  ],
} satisfies FeatureContract;
