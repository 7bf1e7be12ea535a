import type { Settings } from '../../../runtime/config/config-schema.ts';
import { address, text } from '../../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  captchaSiteKey: {
    ...text,
    description: "The site's key for the robot check; forms that need it cannot be sent without it.",
  },
  'scripts.captcha': { ...address, description: 'The robot check, with its own parameters.' },
};
