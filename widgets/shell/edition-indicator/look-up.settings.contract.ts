import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { address } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'endpoints.latestEdition': { ...address, description: 'The time of the latest edition.' },
  'endpoints.viewDate': { ...address, description: "The time of the visitor's last look at an edition." },
};
