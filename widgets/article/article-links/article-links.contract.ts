import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  attributes: [
    {
      name: 'data-append-uuid',
      type: 'text',
      required: true,
      description: "Marks a link that gets the visitor's uuid as a parameter.",
    },
  ],
} satisfies FeatureContract;
