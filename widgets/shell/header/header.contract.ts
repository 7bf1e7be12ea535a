import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-header-sections]',
      description: 'The bar of links to the sections; without it, those in a `nav`, or else in a list.',
    },
    {
      selector: '[data-header-subscribe]',
      within: 'body',
      description: 'A link to subscribe, in the header or in a menu; hidden from subscribers.',
    },
  ],
} satisfies FeatureContract;
