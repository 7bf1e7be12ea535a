import type { Part } from '../../runtime/feature/feature-contract.ts';

/** Parts of a dialog that the server sends and the product opens as a modal. */
export const MODAL_PARTS: readonly Part[] = [
  {
    selector: '[data-modal-head]',
    within: 'dialog',
    many: false,
    description:
      'The line with the title, which gets the close button; a dialog without one is the content of a panel that is made around it.',
  },
  { selector: '[data-modal-content]', within: 'dialog', many: false, description: 'The part that scrolls.' },
  { selector: '[data-modal-footer]', within: 'dialog', many: false, description: 'The line of buttons.' },
  { selector: '[data-modal-close]', within: 'dialog', description: 'Closes the dialog.' },
];
