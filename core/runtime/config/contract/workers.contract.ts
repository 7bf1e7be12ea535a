import type { ConfigSchema } from './config-schema.ts';
import { text } from './kinds.contract.ts';

/** What service workers do: push messages, reading without a connection. */
export const WORKERS: Readonly<Record<string, ConfigSchema>> = {
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
