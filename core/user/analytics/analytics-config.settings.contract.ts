import type { Settings } from '../../runtime/config/config-schema.ts';
import { address } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  dataLayerName: {
    type: 'string',
    pattern: '^[A-Za-z_$][\\w$]*$',
    default: 'dataLayer',
    description: 'The name of the array on `window` that takes events.',
  },
  'endpoints.clickTracking': {
    ...address,
    description: 'The service that gets one ping for each page view, without cookies; no ping without it.',
  },
};
