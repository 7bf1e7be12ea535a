import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'svg [data-liberated-on]',
      required: true,
      attributes: [
        {
          name: 'data-liberated-on',
          type: 'text',
          pattern: '^\\d{4}-\\d{2}-\\d{2}$',
          expects: 'a day as yyyy-mm-dd',
          required: true,
          description: 'The day, as yyyy-mm-dd.',
        },
        { name: 'data-name', type: 'text', description: 'The name of the area.' },
      ],
      description: 'An area of the map; its `<title>`, `aria-label` or `data-name` names it.',
    },
    {
      selector: 'li, tr, dt, [data-place]',
      attributes: [
        { name: 'data-place', type: 'text', description: 'The name of the place.' },
        { name: 'data-liberated-on', type: 'text', description: 'The day, as yyyy-mm-dd.' },
        { name: 'data-date', type: 'text', description: 'The day, as yyyy-mm-dd.' },
      ],
      description: 'A place of the list that the search reads, with its date.',
    },
  ],
  writes: [
    {
      name: 'data-free',
      on: 'an area',
      values: ['true', 'false'],
      description: 'Whether it is free on the day of the slider.',
    },
  ],
} satisfies FeatureContract;
