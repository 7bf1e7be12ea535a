import type { Settings } from '../../runtime/config/config-schema.ts';
import { texts } from '../../runtime/config/setting-kinds.contract.ts';
import { DEFAULT_SOURCES } from './sync-config.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  syncSources: {
    ...texts,
    default: DEFAULT_SOURCES,
    description: 'What other devices may change, by its path below `/papi/api/`.',
  },
};
