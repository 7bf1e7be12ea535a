import { type Shapes, text } from '../../../../core/runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  offlineReading: {
    type: 'object',
    required: ['worker', 'scope'],
    properties: {
      worker: { ...text, description: 'The address of `push-worker.js` on this site, at its root.' },
      scope: { ...text, description: 'The path under which the articles are, such as `/nieuws/`.' },
      everyPage: {
        type: 'boolean',
        description:
          'Whether pages outside that path, such as the front page, say without a connection what can be read. The worker is then registered for the whole site as well, unless another one is.',
      },
    },
    additionalProperties: false,
  },
};
