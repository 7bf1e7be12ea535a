import { DATA, DATA_BLOCK } from '../../../core/platform/html/data-block.contract.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default { parts: [DATA_BLOCK], choices: [DATA] } satisfies FeatureContract;
