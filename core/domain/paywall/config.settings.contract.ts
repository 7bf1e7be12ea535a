import type { Shapes } from '../../runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  paywall: { type: 'object', additionalProperties: false },
};
