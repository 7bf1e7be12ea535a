import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { MENU_PARTS, MENU_WRITES } from '../../../core/ui/menu/menu.contract.ts';

export default { parts: [...MENU_PARTS], writes: [...MENU_WRITES] } satisfies FeatureContract;
