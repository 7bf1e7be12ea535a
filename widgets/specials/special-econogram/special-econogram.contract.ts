import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FORM_PARTS } from '../../../core/ui/forms/form-parts.contract.ts';

export default {
  parts: [
    { selector: 'form[method="post"]', element: 'form', required: true, description: 'The entry.' },
    ...FORM_PARTS,
  ],
} satisfies FeatureContract;
