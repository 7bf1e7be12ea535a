import { origins, type Shapes } from '../../../core/runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  // Stricter than the browser, which also accepts a trailing slash.
  editorOrigins: origins,
};
