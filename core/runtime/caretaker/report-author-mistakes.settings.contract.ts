import type { Settings } from '../config/config-schema.ts';
import { texts } from '../config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  pageTypes: {
    ...texts,
    default: [],
    description: "Page types of the site's own, which are not named as unknown.",
  },
};
