import type { Settings } from '../../runtime/config/config-schema.ts';
import { text } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  webPush: {
    type: 'object',
    description: 'Push messages; nobody is asked without it.',
    required: ['worker', 'applicationServerKey'],
    properties: {
      worker: { ...text, description: 'The address of `push-worker.js` on this site.' },
      applicationServerKey: {
        ...text,
        description: 'The public key of the server that sends the messages (VAPID), in base64url.',
      },
    },
    additionalProperties: false,
  },
};
