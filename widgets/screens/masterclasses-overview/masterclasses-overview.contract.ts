import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { CHOICE_BUTTON, FILTER_PARTS } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-masterclass], [data-starts-at], [data-theme]',
      attributes: [
        { name: 'data-theme', type: 'list', description: 'The themes.' },
        {
          name: 'data-starts-at',
          type: 'text',
          format: 'time',
          description: 'When it begins; one with a day alone is listed until that day is over.',
        },
        {
          name: 'data-sold-out',
          type: 'flag',
          default: false,
          description: 'Whether it is sold out; also on an element in it.',
        },
      ],
      description: 'A masterclass.',
    },
    {
      selector: '[data-sold-out]',
      attributes: [
        { name: 'data-sold-out', type: 'flag', required: true, description: 'Whether it is sold out.' },
      ],
      description: 'An element of a masterclass that says that it is sold out.',
    },
    { selector: '[data-order]', description: 'The link that orders, which is taken from what is sold out.' },
    ...FILTER_PARTS,
    CHOICE_BUTTON,
  ],
} satisfies FeatureContract;
