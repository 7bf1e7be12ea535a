import type { Part } from '../../runtime/feature/feature-contract.ts';

/** Parts of every form that is checked before it is sent. */
export const FORM_PARTS: readonly Part[] = [
  {
    selector: '[data-max-words]',
    attributes: [
      { name: 'data-max-words', type: 'integer', min: 1, required: true, description: 'The most words.' },
    ],
    description: 'A field whose number of words is limited.',
  },
  {
    selector: '[data-short-label]',
    attributes: [{ name: 'data-short-label', type: 'text', required: true, description: 'The short name.' }],
    description: 'A field with a shorter name for the list of errors.',
  },
  { selector: '[data-captcha]', many: false, description: 'The place of a robot check, sent empty.' },
];
