import type { Settings } from '../../runtime/config/config-schema.ts';
import { text } from '../../runtime/config/setting-kinds.contract.ts';

const namesBySlug = { type: 'object', additionalProperties: text, default: {} } as const;

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'names.decisionSlots': {
    ...namesBySlug,
    description: 'The names of slots in the decision service, by the name that `data-sdk-feature-slug` has.',
  },
};
