import type { PartAttribute } from '../../runtime/feature/feature-contract.ts';

/** Attributes of an update, on the liveblog's page and everywhere else. */
export const UPDATE_ATTRIBUTES: readonly PartAttribute[] = [
  {
    name: 'data-published-at',
    type: 'text',
    format: 'time',
    required: true,
    description: 'When it was published.',
  },
  {
    name: 'data-pinned',
    type: 'word',
    values: ['0', '1'],
    default: '0',
    description: '`1` keeps the update above the others.',
  },
  {
    name: 'data-key-moment',
    type: 'word',
    values: ['0', '1'],
    default: '0',
    description: '`1` makes it a key moment.',
  },
  { name: 'data-update-type', type: 'text', description: '`stille_update` is not counted.' },
];
