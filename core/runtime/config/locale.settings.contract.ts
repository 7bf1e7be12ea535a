import type { Settings } from './config-schema.ts';
import { text } from './setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
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
  timeZone: {
    ...text,
    title: 'an IANA name such as Europe/London',
    pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$',
    default: 'Europe/Amsterdam',
    description: 'Of the newsroom, an IANA name: all times are shown in it.',
  },
};
