import type { ConfigSchema } from './config-schema.ts';
import { text, texts } from './kinds.contract.ts';

const namesBySlug = { type: 'object', additionalProperties: text, default: {} } as const;

/** Where the site is, and the names that its backends have. */
export const LOCALE: Readonly<Record<string, ConfigSchema>> = {
  currency: {
    type: 'string',
    title: 'an ISO 4217 code such as GBP',
    pattern: '^[A-Z]{3}$',
    default: 'EUR',
    description: 'The currency of all prices, an ISO 4217 code.',
  },
  locale: {
    type: 'string',
    title: 'a BCP 47 tag such as en-GB',
    pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
    default: 'nl-NL',
    description: 'Of dates, numbers, amounts and the order of names, a BCP 47 tag.',
  },
  names: {
    type: 'object',
    description: 'The names that the backends of the site have.',
    default: {},
    additionalProperties: false,
    properties: {
      permissions: {
        type: 'object',
        description: 'The permissions in the answer of the login status.',
        additionalProperties: false,
        properties: {
          subscriber: { ...text, default: 'nrc-online', description: 'Of subscribers of the paper.' },
          regional: { ...text, default: 'mediahuis', description: 'Of subscribers of a regional paper.' },
          digitalPlus: {
            ...texts,
            minItems: 1,
            default: ['nrch-digitale-editie-zesdaags', 'nrcnext-digitale-editie'],
            description: 'Of the digital paper; any of them is enough.',
          },
        },
      },
      promotedNewsletters: {
        type: 'object',
        description: 'The codes of newsletters that banners promote.',
        additionalProperties: false,
        properties: {
          exclusive: { ...texts, description: 'To plus subscribers.' },
          basic: { ...texts, description: 'To all other visitors who are logged in.' },
        },
      },
      editions: {
        ...namesBySlug,
        description: 'The codes of publications, by the slug in the addresses of the digital paper.',
      },
      decisionSlots: {
        ...namesBySlug,
        description:
          'The names of slots in the decision service, by the name that `data-sdk-feature-slug` has.',
      },
    },
  },
  timeZone: {
    ...text,
    title: 'an IANA name such as Europe/London',
    pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$',
    default: 'Europe/Amsterdam',
    description: 'Of the newsroom, an IANA name: all times are shown in it.',
  },
};
