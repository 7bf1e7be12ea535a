import type { Part } from '../../runtime/feature/feature-contract.ts';

/** Parts of every screen whose list visitors narrow. */
export const FILTER_PARTS: readonly Part[] = [
  {
    selector: '[data-filter-bar]',
    many: false,
    attributes: [
      {
        name: 'data-filter-bar',
        type: 'word',
        values: ['', 'buttons'],
        required: true,
        description: '`buttons` reserves the space of one row of buttons; empty that of fields.',
      },
    ],
    description: 'Where controls that the server did not send are drawn; reserves their space.',
  },
  {
    selector: '[data-result-count]',
    many: false,
    description:
      'The line that announces the number of items; the server sends the number in it if it is known.',
  },
];

/** A control of a choice that carries its value in neither the items' attribute nor `value`. */
export const CHOICE_BUTTON: Part = {
  selector: '[data-filter], [data-value]',
  description:
    'A control of a choice whose value is in `data-filter` or `data-value`; an empty one means all.',
};

/** The name of an item in a list, for the search. */
export const ITEM_NAME: Part = {
  selector: '[data-name]',
  description:
    "An item, or an element in it: its name for the search, in the attribute or as text; otherwise the item's heading is its name.",
};
