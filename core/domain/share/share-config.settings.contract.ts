import type { Settings } from '../../runtime/config/config-schema.ts';
import { text } from '../../runtime/config/setting-kinds.contract.ts';
import { SHARE_METHODS } from './methods.ts';

const methods = { type: 'array', items: { type: 'string', enum: SHARE_METHODS } } as const;
const utm = {
  type: 'object',
  required: ['source', 'medium'],
  additionalProperties: false,
  properties: {
    source: { ...text, description: 'The value of `utm_source`.' },
    medium: { ...text, description: 'The value of `utm_medium`.' },
  },
} as const;

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  shareOrder: {
    type: 'object',
    description: 'The order of the ways of sharing, by the width of the window; missing ones follow.',
    default: {},
    additionalProperties: false,
    properties: {
      large: { ...methods, description: 'Above 980 px.' },
      wide: { ...methods, description: 'From 741 to 980 px.' },
      narrow: { ...methods, description: 'Up to 740 px.' },
    },
  },
  shareUtm: {
    type: 'object',
    description:
      'The campaign parameters of a shared link, by the way of sharing; by default its name and `social` (`email` for mail, `link` for the clipboard).',
    default: {},
    propertyNames: methods.items,
    additionalProperties: utm,
  },
};
