import type { ConfigSchema } from './config-schema.ts';
import { text, texts } from './kinds.contract.ts';

const tourStep = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { ...text, description: 'The title of the step.' },
    text: { ...text, description: 'The text of the step.' },
    attach: { ...text, description: 'The selector of the element that the step points to.' },
  },
} as const;

/** How visitors are known, and what they are asked and shown. */
export const VISITORS: Readonly<Record<string, ConfigSchema>> = {
  counterCookie: {
    ...text,
    default: 'nmt_counter',
    description:
      'The cookie in which the server counts the articles of an anonymous visitor, separated by `@`.',
  },
  loginCookie: {
    ...text,
    default: 'nmt_login',
    description:
      'The cookie that hints at a login; its value changes with each login and each change of rights.',
  },
  onboardingSkipStatuses: {
    ...texts,
    default: ['REGISTERED'],
    description: 'The statuses of users who are not sent to the onboarding.',
  },
  profileApiTimeoutMs: {
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 2 ** 31 - 1,
    default: 10_000,
    description: 'How long an answer of the profile API may take, in ms.',
  },
  promptsFromPageView: {
    type: 'integer',
    minimum: 1,
    default: 1,
    description:
      'The page view of a visit from which on invitations, notices, offers and bars may show by themselves.',
  },
  segments: {
    type: 'object',
    description: 'The segment of each product-group code.',
    default: {},
    additionalProperties: {
      type: 'string',
      enum: [
        'abonnee_digitaal_papier_voltijd',
        'abonnee_digitaal_papier_deeltijd',
        'abonnee_digitaal_plus',
        'abonnee_digitaal_basis',
      ],
    },
  },
  syncSources: {
    ...texts,
    default: ['favorite', 'mijnonderwerpen', 'user/history'],
    description: 'What other devices may change, by its path below `/papi/api/`.',
  },
  tours: {
    type: 'object',
    description: 'The steps of the tour.',
    default: {},
    properties: {
      'tour-onboarding': {
        anyOf: [
          { type: 'array', items: tourStep },
          {
            type: 'object',
            required: ['steps'],
            properties: { steps: { type: 'array', items: tourStep, description: 'Three steps.' } },
          },
        ],
        description: 'The tour for new subscribers: each step may leave out what stays as it is.',
      },
    },
  },
};
