import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { MODAL_PARTS } from '../../../core/ui/dialog/modal-parts.contract.ts';
import { VIEWS } from './rights.ts';

export default {
  parts: [
    { selector: 'form', element: 'form', required: true, description: 'The choice of a book.' },
    {
      selector: 'input[type="radio"]',
      element: 'input',
      required: true,
      attributes: [
        { name: 'data-name', type: 'text', description: 'The title; by default the text of its label.' },
        { name: 'data-author', type: 'text', description: 'The author.' },
        { name: 'data-info', type: 'text', description: 'A text about the book.' },
        { name: 'data-image', type: 'address', description: 'The address of the cover.' },
      ],
      description: 'A book; its value ends the address of the download.',
    },
    {
      selector: '[data-ebook-panels]',
      many: false,
      description: 'Around the four panels, which share one place.',
    },
    {
      selector: '[data-ebook-panel]',
      required: true,
      attributes: [
        {
          name: 'data-ebook-panel',
          type: 'word',
          values: VIEWS,
          required: true,
          description: 'Whose panel it is.',
        },
      ],
      description:
        'What a visitor reads: `choose` for who may download, `locked` for who has, `upgrade` for subscribers without plus, `join` for all others.',
    },
    {
      selector: '[data-ebook-hint]',
      within: '[data-ebook-panel="choose"]',
      many: false,
      description: 'What is shown if no book is chosen.',
    },
    {
      selector: '[data-ebook-modal]',
      element: 'dialog',
      attributes: [
        {
          name: 'data-ebook-modal',
          type: 'word',
          values: ['confirm', 'thanks'],
          required: true,
          description: 'Which dialog it is.',
        },
      ],
      description: 'A dialog: `confirm` before the download, `thanks` after it.',
    },
    {
      selector: '[data-ebook-name], [data-ebook-author], [data-ebook-info]',
      description: 'Gets the title, the author or the text of the chosen book.',
    },
    { selector: '[data-ebook-image]', description: 'Gets the cover of the chosen book.' },
    { selector: 'a[data-ebook-download]', element: 'a', description: 'Gets the address of the chosen book.' },
    ...MODAL_PARTS,
  ],
  writes: [
    {
      name: 'data-ebook-downloaded',
      on: 'the label of a book',
      description: 'The visitor has downloaded this book.',
    },
  ],
} satisfies FeatureContract;
