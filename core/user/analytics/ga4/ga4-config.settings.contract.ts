import type { Settings } from '../../../runtime/config/config-schema.ts';
import { texts } from '../../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; see tools/contract/collect-settings.ts. */
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
        items: { type: 'string', enum: ['page_view', 'purchase', 'login', 'sign_up', 'share', 'search'] },
        default: ['page_view', 'purchase', 'login', 'sign_up', 'share', 'search'],
        description: 'Which events.',
      },
      searchParameters: {
        ...texts,
        default: ['q', 's', 'search', 'query', 'keyword'],
        description: 'The parameters of an address that hold the words of a search.',
      },
    },
  },
};
