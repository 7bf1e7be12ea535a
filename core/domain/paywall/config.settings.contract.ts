import type { Settings } from '../../runtime/config/config-schema.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  paywall: {
    type: 'object',
    description: 'Values of paywall and funnels on all pages.',
    additionalProperties: false,
  },
};
