import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [{ selector: 'a[href]', element: 'a', description: 'A link to an editor.' }],
  attributes: [
    {
      name: 'data-editor-1',
      type: 'address',
      description: 'The address of the page in the first editor; further ones under any other name.',
    },
    { name: 'data-editor-2', type: 'address', description: 'The address of the page in the second editor.' },
    {
      name: 'data-label-1',
      type: 'text',
      description: "The text of the first link, instead of 'Bewerk in editor 1'.",
    },
    {
      name: 'data-label-2',
      type: 'text',
      description: "The text of the second link, instead of 'Bewerk in editor 2'.",
    },
  ],
} satisfies FeatureContract;
