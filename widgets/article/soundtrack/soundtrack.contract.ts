import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: 'audio', element: 'audio', required: true, many: false, description: 'The sound.' },
    {
      selector: ':scope > a',
      element: 'a',
      description: 'The link to the sound, in whose place the button is.',
    },
    {
      selector: '[data-soundtrack-stop]',
      within: 'body',
      description: 'Stops the sound once it is in view, or passed.',
    },
  ],
} satisfies FeatureContract;
