import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-usp]',
      attributes: [{ name: 'data-usp', type: 'text', description: 'Its name, if it has no heading.' }],
      description: 'An advantage, with a heading that becomes the button.',
    },
    {
      selector: '[data-subscribers]',
      description: 'Shown, sent `hidden`, to visitors who have a subscription.',
    },
    {
      selector: 'a[href]',
      element: 'a',
      description:
        'The link to the subscriptions. If there are several, it is the one with the text ‘Bekijk abonnementen’ (`SUBSCRIPTIONS` of a site file).',
    },
  ],
} satisfies FeatureContract;
