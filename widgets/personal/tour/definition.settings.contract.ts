import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { text } from '../../../core/runtime/config/setting-kinds.contract.ts';

const tourStep = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { ...text, description: 'The title of the step.' },
    text: { ...text, description: 'The text of the step.' },
    attach: { ...text, description: 'The selector of the element that the step points to.' },
  },
} as const;

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
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
