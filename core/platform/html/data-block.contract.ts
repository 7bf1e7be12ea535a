import type { Part } from '../../runtime/feature/feature-contract.ts';

/** The data of a hook as JSON. */
export const DATA_BLOCK: Part = {
  selector: 'script[type="application/json"]',
  element: 'script',
  many: false,
  description: 'The data as JSON, with `<` as `\\u003c`; otherwise `data-json` or `data-json-url` has them.',
};
