import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FORM_PARTS } from '../../../core/ui/forms/forms.contract.ts';

export default { parts: [...FORM_PARTS] } satisfies FeatureContract;
