import type { ConfigSchema } from './config-schema.ts';
import { address, texts } from './kinds.contract.ts';

/** What is measured, and where it goes: events, errors, web vitals. */
export const MEASURING: Readonly<Record<string, ConfigSchema>> = {
  dataLayerName: {
    type: 'string',
    pattern: '^[A-Za-z_$][\\w$]*$',
    default: 'dataLayer',
    description: 'The name of the array on `window` that takes events.',
  },
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
  reports: {
    type: 'object',
    description: 'Reports errors and web vitals to an address of the site; missing, nothing is reported.',
    required: ['address'],
    additionalProperties: false,
    properties: {
      address: { ...address, description: 'Gets the reports as POST: https, or a path on this site.' },
      sample: {
        type: 'number',
        minimum: 0,
        maximum: 1,
        default: 1,
        description: 'The share of page views that report.',
      },
      errors: { type: 'boolean', default: true, description: 'Whether errors are reported.' },
      vitals: { type: 'boolean', default: true, description: 'Whether web vitals are reported.' },
    },
  },
};
