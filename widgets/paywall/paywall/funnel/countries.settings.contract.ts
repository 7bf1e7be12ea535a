import type { Settings } from '../../../../core/runtime/config/config-schema.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  country: {
    type: 'string',
    title: 'an ISO 3166 code such as "NL" or "GB"',
    pattern: '^(?!UK$)[A-Z]{2}$',
    default: 'NL',
    description: 'The country in which the site sells: how names and addresses are asked for and checked.',
  },
};
