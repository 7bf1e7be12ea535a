import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'table',
      element: 'table',
      required: true,
      many: false,
      description: 'A column for each party and a row for each theme, or the other way round.',
    },
    {
      selector: '[data-party]',
      attributes: [
        { name: 'data-party', type: 'text', description: 'Its slug; by default made of its name.' },
      ],
      description: 'The header cell of a party.',
    },
  ],
} satisfies FeatureContract;
