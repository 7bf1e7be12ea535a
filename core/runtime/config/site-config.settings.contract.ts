import { DEFAULT_BREAKPOINTS } from './breakpoints.ts';
import type { Settings } from './config-schema.ts';
import { address, breakpoint, origins, texts } from './setting-kinds.contract.ts';

const addressOrGroup = {
  anyOf: [address, { type: 'object', additionalProperties: address }],
  description: 'An address, or addresses by name.',
} as const;

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  breakpoints: {
    type: 'object',
    description:
      'Widths in px by name. They move what scripts decide by the width of the window, not the styles.',
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
  disabled: {
    anyOf: [{ type: 'string' }, texts],
    default: [],
    description: "A feature's name, or a list of them: their code does not run.",
  },
  editorTools: { type: 'boolean', default: false, description: 'Whether the page is made for an editor.' },
  endpoints: {
    type: 'object',
    description: 'Addresses of data by name, or groups of them; requests to their https origins are allowed.',
    default: {},
    additionalProperties: addressOrGroup,
  },
  fragmentOrigins: {
    ...origins,
    default: [],
    description: 'Other origins whose HTML may be fetched.',
  },
  mobileBelow: {
    ...breakpoint,
    default: 'medium',
    description: 'The breakpoint below which a window is a mobile one.',
  },
  names: {
    type: 'object',
    description: 'The names that the backends of the site have.',
    default: {},
    additionalProperties: false,
  },
  scripts: {
    type: 'object',
    description:
      'Addresses of third-party scripts by name, or groups of them; their https origins may send scripts.',
    default: {},
    additionalProperties: addressOrGroup,
  },
};
