import type { Shapes } from '../../../../core/runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  country: {
    type: 'string',
    title: 'an ISO 3166 code such as "NL" or "GB"',
    pattern: '^(?!UK$)[A-Z]{2}$',
  },
};
