import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-byline]',
      many: false,
      description: 'The line that gets the reading time at its end.',
    },
    {
      selector: '[data-collapsible]',
      description:
        'A framed text that is collapsed to its first paragraph; its paragraphs are best its own children.',
    },
  ],
  writes: [
    {
      name: 'data-made-with-label',
      on: 'an element in [data-byline]',
      description: 'What AI has made of the article.',
    },
    { name: 'data-reading-time', on: 'an element in [data-byline]', description: 'The reading time.' },
  ],
} satisfies FeatureContract;
