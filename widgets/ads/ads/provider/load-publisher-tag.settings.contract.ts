import type { Settings } from '../../../../core/runtime/config/config-schema.ts';
import { address } from '../../../../core/runtime/config/setting-kinds.contract.ts';
import { PUBLISHER_TAG } from './load-publisher-tag.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'scripts.publisherTag': {
    ...address,
    default: PUBLISHER_TAG,
    description: "The advertisements' provider.",
  },
};
