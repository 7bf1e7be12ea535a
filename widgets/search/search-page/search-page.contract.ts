import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'form',
      element: 'form',
      required: true,
      many: false,
      html: { method: ['get'] },
      description: 'The search, with the method GET.',
    },
    {
      selector: '[data-search-results]',
      many: false,
      description: 'Around the results; without it they are all of the hook that does not hold the form.',
    },
    {
      selector: '[data-result-count]',
      many: false,
      attributes: [
        { name: 'data-result-count', type: 'integer', min: 0, required: true, description: 'The number.' },
      ],
      description:
        'On or in the results: the number of results of all pages. On a line of text in them the number is only announced, because the line shows it.',
    },
  ],
  choices: [
    {
      // Next to a form that is a child of the hook there may be no results yet.
      anyOf: ['[data-search-results]', ':scope > form', ':scope > :not(:has(form))'],
      description:
        'The results: in `[data-search-results]`, or beside the element with the form and not inside it.',
    },
  ],
} satisfies FeatureContract;
