import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FILTER_PARTS, ITEM_NAME } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    {
      selector: '[data-obituary]',
      attributes: [
        { name: 'data-year', type: 'text', description: 'Its year.' },
        { name: 'data-date', type: 'text', description: 'Its date, of which the year counts.' },
      ],
      description: 'An entry.',
    },
    {
      selector: '[data-year], [data-date]',
      attributes: [
        { name: 'data-year', type: 'text', description: 'The year.' },
        { name: 'data-date', type: 'text', description: 'A date, of which the year counts.' },
      ],
      description: 'An entry, or a link to a year.',
    },
    ITEM_NAME,
    ...FILTER_PARTS,
  ],
} satisfies FeatureContract;
