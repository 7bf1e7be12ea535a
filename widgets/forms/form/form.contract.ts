import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { FORM_PARTS } from '../../../core/ui/forms/form-parts.contract.ts';

export default { parts: [...FORM_PARTS] } satisfies FeatureContract;
