import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-newsletter], [data-category]:not(button)',
      attributes: [
        {
          name: 'data-newsletter',
          type: 'text',
          description: 'Its code; by default that of its button, or the id of the element.',
        },
        { name: 'data-category', type: 'list', description: 'Its categories.' },
      ],
      description: 'A newsletter.',
    },
    {
      selector: 'button[data-category]',
      element: 'button',
      attributes: [{ name: 'data-category', type: 'text', required: true, description: 'The category.' }],
      description:
        'Shows the newsletters of a category; an empty one, or `alles`, shows all. Without the attribute the name of the button counts.',
    },
    {
      selector: 'a[data-newsletter-example]',
      element: 'a',
      description: 'A link to an example of the newsletter, which opens in a modal.',
    },
    {
      selector: '[data-newsletters-count]',
      many: false,
      description: "Gets the number of the visitor's subscriptions.",
    },
  ],
} satisfies FeatureContract;
