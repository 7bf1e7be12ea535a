import type { Settings } from '../../runtime/config/config-schema.ts';
import { texts } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; see tools/contract/collect-settings.ts. */
export const SETTINGS: Settings = {
  syncSources: {
    ...texts,
    default: ['favorite', 'mijnonderwerpen', 'user/history'],
    description: 'What other devices may change, by its path below `/papi/api/`.',
  },
};
