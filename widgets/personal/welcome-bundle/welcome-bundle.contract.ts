import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-welcome-greeting]',
      many: false,
      description:
        'The heading that greets the visitor by name; otherwise the one that begins with "Welkom".',
    },
    {
      selector: '[data-part]',
      attributes: [
        {
          name: 'data-part',
          type: 'text',
          required: true,
          description: 'The name under which it is remembered.',
        },
      ],
      description: 'A part of the welcome, with a link in it; without any, each address in the hook is one.',
    },
  ],
  writes: [{ name: 'data-opened', on: 'a link of a part', description: 'The visitor has opened the part.' }],
} satisfies FeatureContract;
