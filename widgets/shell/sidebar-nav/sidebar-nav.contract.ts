import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { MENU_CHOICES, MENU_PARTS, MENU_WRITES } from '../../../core/ui/menu/menu.contract.ts';

export default {
  parts: [...MENU_PARTS],
  choices: [...MENU_CHOICES],
  writes: [...MENU_WRITES],
} satisfies FeatureContract;
