import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { MODAL_PARTS } from '../../../core/ui/dialog/modal-parts.contract.ts';
import { FILTER_PARTS, ITEM_NAME } from '../../../core/ui/filtering/filtering.contract.ts';

export default {
  parts: [
    { selector: '[data-memoriam]', description: 'An entry.' },
    ITEM_NAME,
    ...FILTER_PARTS,
    ...MODAL_PARTS,
  ],
} satisfies FeatureContract;
