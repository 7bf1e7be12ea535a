import { type Shapes, texts } from '../../runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  'names.permissions.digitalPlus': { ...texts, minItems: 1 },
};
