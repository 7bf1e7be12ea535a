import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FORM_PARTS } from '../../../core/ui/forms/form-parts.contract.ts';

export default {
  parts: [
    {
      selector: 'form[method="post"]',
      element: 'form',
      many: false,
      description: 'The form of the profile; the hook may be the form itself.',
    },
    ...FORM_PARTS,
  ],
} satisfies FeatureContract;
