import { type Shapes, text } from '../../runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  webPush: {
    type: 'object',
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
