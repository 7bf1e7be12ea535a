import { type Shapes, text, texts } from '../../../../core/runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  'ads.targeting': { type: 'object', additionalProperties: { anyOf: [text, texts] } },
};
