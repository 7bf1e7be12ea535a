import type { Settings } from '../../runtime/config/config-schema.ts';

/** What a site may set; see tools/contract/collect-settings.ts. */
export const SETTINGS: Settings = {
  paywall: {
    type: 'object',
    description: 'Values of paywall and funnels on all pages.',
    additionalProperties: false,
  },
};
