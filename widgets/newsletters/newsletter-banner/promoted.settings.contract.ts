import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { texts } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'names.promotedNewsletters': {
    type: 'object',
    description: 'The codes of newsletters that banners promote.',
    additionalProperties: false,
    properties: {
      exclusive: { ...texts, description: 'To plus subscribers.' },
      basic: { ...texts, description: 'To all other visitors who are logged in.' },
    },
  },
};
