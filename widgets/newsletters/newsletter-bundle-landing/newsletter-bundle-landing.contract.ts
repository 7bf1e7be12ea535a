import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FORM_PARTS } from '../../../core/ui/forms/form-parts.contract.ts';

export default {
  parts: [
    {
      selector: 'input[type="checkbox"][value]',
      element: 'input',
      description: 'A newsletter; the value is its code.',
    },
    { selector: 'button', element: 'button', required: true, description: 'Sends the form.' },
    ...FORM_PARTS,
  ],
} satisfies FeatureContract;
