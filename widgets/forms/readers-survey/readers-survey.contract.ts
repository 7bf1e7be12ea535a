import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FORM_PARTS } from '../../../core/ui/forms/form-parts.contract.ts';

export default {
  parts: [
    {
      selector: 'fieldset',
      element: 'fieldset',
      required: true,
      description: 'A question; one is shown at a time.',
    },
    ...FORM_PARTS,
  ],
} satisfies FeatureContract;
