import type { Settings } from '../../../../core/runtime/config/config-schema.ts';
import { address } from '../../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; see tools/contract/collect-settings.ts. */
export const SETTINGS: Settings = {
  'scripts.publisherTag': {
    ...address,
    default: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
    description: "The advertisements' provider.",
  },
};
