import type { Shapes } from '../../../../core/runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  ads: { type: 'object', additionalProperties: false },
  'ads.refillUntil': { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
};
