import type { Settings } from '../../runtime/config/config-schema.ts';
import { milliseconds, text, texts } from '../../runtime/config/setting-kinds.contract.ts';
import { EXTENDED, SOCIAL_MEDIA } from './consent-config.ts';

const numbers = (maximum: number) =>
  ({ type: 'array', items: { type: 'integer', minimum: 1, maximum } }) as const;
const tcfNeeds = {
  type: 'object',
  additionalProperties: false,
  description: "What a purpose needs of the IAB's framework; at least one list with a number.",
  properties: {
    purposes: { ...numbers(11), description: 'Purposes that need consent.' },
    flexiblePurposes: { ...numbers(11), description: 'Purposes for which legitimate interest is enough.' },
    specialFeatures: { ...numbers(2), description: 'Special features that need consent.' },
    vendors: { ...numbers(65_535), description: 'Vendors that need consent.' },
  },
} as const;

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  consent: {
    type: 'object',
    description: 'Who asks for consent, and how a consent platform is read.',
    additionalProperties: false,
    properties: {
      source: {
        type: 'string',
        enum: ['own', 'tcf', 'push'],
        default: 'own',
        description:
          "The product's own dialog, a platform with the IAB's API, or one that calls `nmt.consent.set`.",
      },
      timeoutMs: {
        ...milliseconds,
        default: 5000,
        description: 'How long the platform may take to answer, in ms.',
      },
      purposes: {
        type: 'object',
        additionalProperties: { anyOf: [tcfNeeds, texts] },
        description:
          "What each purpose needs, by its name: of the IAB's framework, or with `push` the platform's own names.",
      },
      googleConsentMode: {
        anyOf: [{ type: 'boolean' }, { type: 'object', additionalProperties: text }],
        description:
          "Sends Google's consent signals: `true` for the four of consent mode v2, or purposes by signal, which add to them.",
      },
    },
  },
  consentPurposes: {
    ...texts,
    default: [SOCIAL_MEDIA, EXTENDED],
    description: "The purposes that need the visitor's consent; all others are granted.",
  },
};
