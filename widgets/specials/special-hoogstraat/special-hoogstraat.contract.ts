import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { SPOT_ATTRIBUTES } from '../../../core/ui/spots/spot-parts.contract.ts';

export default {
  parts: [
    {
      selector: '[data-x], [data-y], [data-number]',
      attributes: [
        ...SPOT_ATTRIBUTES,
        { name: 'data-number', type: 'text', description: 'The number of the house.' },
      ],
      description: 'A house with its text.',
    },
    { selector: 'img, svg', required: true, description: 'The picture of the street.' },
  ],
  writes: [
    {
      name: 'data-dragging',
      on: 'the box of the street',
      description: 'The street is dragged with the mouse.',
    },
  ],
} satisfies FeatureContract;
