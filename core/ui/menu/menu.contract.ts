import type { Choice, Part, Written } from '../../runtime/feature/feature-contract.ts';
import { MENU_STATES } from './menu-states.ts';

/** Parts of every menu that opens at an edge of the window. */
export const MENU_PARTS: readonly Part[] = [
  {
    selector: '[data-menu-opener]',
    many: false,
    description:
      'The link to the panel, which opens the menu; without it, the first one in the hook that leads to links in it.',
  },
  {
    selector: '[data-menu][id]',
    many: false,
    description: 'The panel; its `aria-label` names the menu. Without it, what the opener leads to.',
  },
  {
    selector: '[data-menu-head]',
    within: '[data-menu]',
    many: false,
    description: 'Put beside the close button of the menu.',
  },
  {
    selector: '[data-menu-column][id]',
    within: '[data-menu]',
    description:
      'A column of the panel: the first one is shown first, a link to its id opens another. A panel without `data-menu` needs none.',
  },
  {
    selector: '[data-menu-close]',
    within: '[data-menu]',
    many: false,
    description: 'The line that closes the panel without a script; hidden once the script is there.',
  },
];

/** Content that every menu needs. */
export const MENU_CHOICES: readonly Choice[] = [
  {
    anyOf: ['[data-menu-opener]', 'a[href^="#"]', 'button[aria-controls]'],
    description: 'What leads to the panel, and opens it.',
  },
];

/** Attributes that every menu writes. */
export const MENU_WRITES: readonly Written[] = [
  {
    name: 'data-menu-side',
    on: 'the dialog of the open menu',
    values: ['left', 'right'],
    description: 'The edge at which it opens.',
  },
  {
    name: 'data-menu-state',
    on: 'the dialog of the open menu',
    values: MENU_STATES,
    description: 'The state of the menu.',
  },
  {
    name: 'data-column-state',
    on: '[data-menu-column]',
    values: ['active', 'previous'],
    description: 'Whether the column is shown, or lies under the one that is shown.',
  },
  {
    name: 'data-focus-last',
    on: 'the close button',
    description: 'Gets the focus only if nothing else can have it.',
  },
];
