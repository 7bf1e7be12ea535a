import type { Settings } from '../../runtime/config/config-schema.ts';
import { address } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'endpoints.historySettings': {
    ...address,
    description: "The visitor's choice about the reading history; without it the notice never shows.",
  },
};
