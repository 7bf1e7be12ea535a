import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FORM_PARTS } from '../../../core/ui/forms/form-parts.contract.ts';

export default {
  parts: [
    { selector: '[data-max-length-warning]', many: false, description: 'Limits the message to 120 words.' },
    ...FORM_PARTS,
  ],
} satisfies FeatureContract;
