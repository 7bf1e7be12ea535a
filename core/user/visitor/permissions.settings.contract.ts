import type { Settings } from '../../runtime/config/config-schema.ts';
import { text, texts } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'names.permissions': {
    type: 'object',
    description: 'The permissions in the answer of the login status.',
    additionalProperties: false,
    properties: {
      subscriber: { ...text, default: 'nrc-online', description: 'Of subscribers of the paper.' },
      regional: { ...text, default: 'mediahuis', description: 'Of subscribers of a regional paper.' },
      digitalPlus: {
        ...texts,
        minItems: 1,
        default: ['nrch-digitale-editie-zesdaags', 'nrcnext-digitale-editie'],
        description: 'Of the digital paper; any of them is enough.',
      },
    },
  },
};
