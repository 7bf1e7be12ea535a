import { type Shapes, text } from '../../runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  shareUtm: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      required: ['source', 'medium'],
      additionalProperties: false,
      properties: {
        source: { ...text, description: 'The value of `utm_source`.' },
        medium: { ...text, description: 'The value of `utm_medium`.' },
      },
    },
  },
};
