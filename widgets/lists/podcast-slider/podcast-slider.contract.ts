import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { SLIDER_PARTS, SLIDER_WRITES } from '../../../core/ui/carousel/slider.contract.ts';

export default { parts: [...SLIDER_PARTS], writes: [...SLIDER_WRITES] } satisfies FeatureContract;
