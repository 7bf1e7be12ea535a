import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { address } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  reports: {
    type: 'object',
    description: 'Reports errors and web vitals to an address of the site; missing, nothing is reported.',
    required: ['address'],
    additionalProperties: false,
    properties: {
      address: { ...address, description: 'Gets the reports as POST: https, or a path on this site.' },
      sample: {
        type: 'number',
        minimum: 0,
        maximum: 1,
        default: 1,
        description: 'The share of page views that report.',
      },
      errors: { type: 'boolean', default: true, description: 'Whether errors are reported.' },
      vitals: { type: 'boolean', default: true, description: 'Whether web vitals are reported.' },
    },
  },
};
