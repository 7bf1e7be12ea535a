import type { Settings } from '../../../../core/runtime/config/config-schema.ts';
import { milliseconds, text, texts } from '../../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'ads.beforeRequestTimeoutMs': {
    ...milliseconds,
    default: 2000,
    description: 'How long slots wait for what `nmt.ads.beforeRequest` was given, in ms.',
  },
  'ads.targeting': {
    type: 'object',
    additionalProperties: { anyOf: [text, texts] },
    default: {},
    description: "The seller's own keys and values, of all slots of the page.",
  },
};
