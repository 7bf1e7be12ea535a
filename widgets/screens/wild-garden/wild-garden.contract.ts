import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { SPOT_PARTS } from '../../../core/ui/spots/spot-parts.contract.ts';

export default { parts: [...SPOT_PARTS] } satisfies FeatureContract;
