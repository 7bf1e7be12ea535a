import type { Choice, Part } from '../../runtime/feature/feature-contract.ts';

/** The data of a hook as JSON. */
export const DATA_BLOCK: Part = {
  selector: 'script[type="application/json"]',
  element: 'script',
  many: false,
  description: 'The data as JSON, with `<` as `\\u003c`; otherwise `data-json` or `data-json-url` has them.',
};

/** The data of a hook, in one of three possible places. */
export const DATA: Choice = {
  anyOf: [DATA_BLOCK.selector, ':scope[data-json]', ':scope[data-json-url]'],
  description: 'The data as JSON, in a script element, in `data-json`, or at the address in `data-json-url`.',
};
