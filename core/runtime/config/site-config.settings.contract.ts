import { DEFAULT_BREAKPOINTS } from './breakpoints.ts';
import { address, type Shapes, text } from './config-schema.contract.ts';

const addresses = {
  anyOf: [address, { type: 'object', additionalProperties: address }],
  description: 'An address, or addresses by name.',
} as const;

export const SHAPES: Shapes = {
  breakpoints: {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(DEFAULT_BREAKPOINTS).map(([name, px]) => [
        name,
        {
          type: 'number',
          exclusiveMinimum: 0,
          default: px,
          description: `Px from which a window is ${name}.`,
        } as const,
      ]),
    ),
  },
  // The loader reads these two settings itself, so no section declares them.
  disabled: {
    anyOf: [{ type: 'string' }, { type: 'array', items: text }],
    default: [],
    description: "Kill switches: a feature's name, or a list of them, whose code does not run.",
  },
  editorTools: {
    type: 'boolean',
    default: false,
    description: 'Whether the page is made for an editor, who gets the editing tools.',
  },
  endpoints: { type: 'object', additionalProperties: addresses },
  names: {
    type: 'object',
    default: {},
    additionalProperties: false,
    description: "The names that the site's backends have, if they differ.",
  },
  scripts: { type: 'object', additionalProperties: addresses },
};
