import type { Settings } from '../../../runtime/config/config-schema.ts';
import { texts } from '../../../runtime/config/setting-kinds.contract.ts';
import { GA4_EVENTS, SEARCH_PARAMETERS } from './ga4-config.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  ga4: {
    type: 'object',
    description: 'Sends the events of Google Analytics 4 beside the own ones.',
    additionalProperties: false,
    properties: {
      format: {
        type: 'string',
        enum: ['gtm', 'gtag'],
        default: 'gtm',
        description: 'Objects for a container of Google Tag Manager, or commands for gtag.js.',
      },
      events: {
        type: 'array',
        items: { type: 'string', enum: GA4_EVENTS },
        default: GA4_EVENTS,
        description: 'Which events.',
      },
      searchParameters: {
        ...texts,
        default: SEARCH_PARAMETERS,
        description: 'The parameters of an address that hold the words of a search.',
      },
    },
  },
};
