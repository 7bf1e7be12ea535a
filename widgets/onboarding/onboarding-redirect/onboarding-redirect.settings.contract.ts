import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { texts } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  onboardingSkipStatuses: {
    ...texts,
    default: ['REGISTERED'],
    description: 'The statuses of users who are not sent to the onboarding.',
  },
};
