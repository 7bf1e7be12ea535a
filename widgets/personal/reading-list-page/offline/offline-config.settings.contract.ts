import type { Settings } from '../../../../core/runtime/config/config-schema.ts';
import { text } from '../../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  offlineReading: {
    type: 'object',
    description: 'Saved articles that can be read without a connection; nobody is offered it without this.',
    required: ['worker', 'scope'],
    properties: {
      worker: { ...text, description: 'The address of `push-worker.js` on this site, at its root.' },
      scope: { ...text, description: 'The path under which the articles are, such as `/nieuws/`.' },
    },
    additionalProperties: false,
  },
};
