import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { address } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  newsletterUpgradeUrl: {
    ...address,
    description: 'The page about subscriptions that exclusive newsletters lead to; no link without it.',
  },
};
