import { type Shapes, text, texts } from '../../runtime/config/config-schema.contract.ts';

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

export const SHAPES: Shapes = {
  'consent.source': {
    type: 'string',
    enum: ['own', 'tcf', 'push'],
    default: 'own',
    description:
      "The product's own dialog, a platform with the IAB's API (`tcf`), or one that calls `nmt.consent.set` (`push`).",
  },
  'consent.purposes': {
    type: 'object',
    additionalProperties: { anyOf: [tcfNeeds, texts] },
    description:
      "What each purpose needs, by its name: of the IAB's framework, or with the source `push` the platform's own names; without an entry, its own name.",
  },
  // This setting is also read by a script of the head, which imports nothing.
  'consent.googleConsentMode': {
    anyOf: [{ type: 'boolean' }, { type: 'object', additionalProperties: text }],
    description:
      "Sends Google's consent signals (docs/consent.md#google-consent-mode): `true` for the four of consent mode v2, or purposes by signal, which add to them.",
  },
};
