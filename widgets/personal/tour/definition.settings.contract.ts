import { type Shapes, text } from '../../../core/runtime/config/config-schema.contract.ts';

const tourStep = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { ...text, description: 'The title of the step.' },
    text: { ...text, description: 'The text of the step.' },
    attach: { ...text, description: 'The selector of the element that the step points to.' },
  },
} as const;

export const SHAPES: Shapes = {
  tours: {
    type: 'object',
    default: {},
    description:
      'The steps of the tour (docs/reference/features/personal.md#tour), `tour-onboarding` first: three, of which each may leave out what stays as it is.',
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
