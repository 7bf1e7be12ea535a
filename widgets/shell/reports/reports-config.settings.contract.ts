import { address, type Shapes } from '../../../core/runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  reports: {
    type: 'object',
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
