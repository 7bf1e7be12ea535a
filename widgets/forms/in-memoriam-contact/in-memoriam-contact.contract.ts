import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FORM_PARTS } from '../../../core/ui/forms/form-parts.contract.ts';

export default {
  parts: [
    {
      selector: '[data-echo]',
      within: 'body',
      attributes: [
        { name: 'data-echo', type: 'text', required: true, description: 'The name of the field.' },
      ],
      description: 'Gets what the visitor wrote in a field.',
    },
    ...FORM_PARTS,
  ],
  needs: ['dialog form, [data-echo]'],
} satisfies FeatureContract;
