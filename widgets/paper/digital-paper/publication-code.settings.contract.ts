import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { text } from '../../../core/runtime/config/setting-kinds.contract.ts';

const namesBySlug = { type: 'object', additionalProperties: text, default: {} } as const;

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'names.editions': {
    ...namesBySlug,
    description: 'The codes of publications, by the slug in the addresses of the digital paper.',
  },
};
