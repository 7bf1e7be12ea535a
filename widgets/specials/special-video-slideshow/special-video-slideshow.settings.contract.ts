import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { address } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'scripts.videoSlideshow': {
    ...address,
    description: 'The player of the special `video-slideshow`; by default that of `videoPlayer`.',
  },
};
