import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: 'form',
      element: 'form',
      required: true,
      description: 'The server’s form, which works without scripts: its answer is the second step.',
    },
    { selector: '[name="name"]', description: 'The field for the name.' },
    { selector: '[name="email"]', description: 'The field for the e-mail address.' },
    { selector: '[name="order"]', description: 'The field for the order’s number.' },
    { selector: '[name="what"]', description: 'The field for what is withdrawn from.' },
  ],
} satisfies FeatureContract;
