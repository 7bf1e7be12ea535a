import type { Settings } from '../../runtime/config/config-schema.ts';
import { address } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'scripts.videoPlayer': { ...address, description: 'The player of videos with an id.' },
};
