import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: ':scope > summary',
      element: 'summary',
      many: false,
      description: 'The warning, and the way to open it.',
    },
  ],
  writes: [
    { name: 'data-warning-text', on: 'an element in the summary', description: 'The warning.' },
    { name: 'data-warning-button', on: 'an element in the summary', description: 'The words of the button.' },
  ],
} satisfies FeatureContract;
