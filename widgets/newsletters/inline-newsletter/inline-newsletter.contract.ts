import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FORM_PARTS } from '../../../core/ui/forms/form-parts.contract.ts';

export default {
  parts: [
    { selector: 'input[name="MAIL"]', element: 'input', many: false, description: 'The e-mail address.' },
    ...FORM_PARTS,
  ],
  writes: [{ name: 'data-newsletter-busy', on: 'the form', description: 'A subscription is being sent.' }],
} satisfies FeatureContract;
