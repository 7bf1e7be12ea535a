import { UPDATE_ATTRIBUTES } from '../../../core/domain/liveblog/update-attributes.contract.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: '[data-liveblog-updates]', many: false, description: 'The list of updates.' },
    {
      selector: '[data-liveblog-update]',
      attributes: [
        {
          name: 'data-article-id',
          type: 'text',
          required: true,
          description: 'The number of the update, different for each.',
        },
        ...UPDATE_ATTRIBUTES,
      ],
      description: 'An update.',
    },
    {
      selector: '[data-liveblog-tools]',
      many: false,
      description:
        'The place of the switch for key moments and of the button to the newest update, sent empty before the list.',
    },
    {
      selector: '[data-liveblog-since]',
      many: false,
      description:
        'The place of what happened since the last visit, sent empty before the list, on the first page.',
    },
    {
      selector: '[data-liveblog-state]',
      within: 'body',
      attributes: [
        {
          name: 'data-liveblog-state',
          type: 'word',
          values: ['live', 'ended'],
          required: true,
          description: '`ended` after its end.',
        },
      ],
      description: 'The word that says whether the liveblog goes on.',
    },
    {
      selector: 'time[data-liveblog-updated]',
      element: 'time',
      within: 'body',
      attributes: [
        {
          name: 'data-liveblog-updated',
          type: 'word',
          values: ['clock', 'date', 'age'],
          required: true,
          description: 'How it is written: time of the day, with its date, or its age.',
        },
        { name: 'data-tooltip', type: 'text', description: 'Follows the time as well.' },
      ],
      description: 'The time of the last update.',
    },
    {
      selector: '[data-liveblog-key-moments]',
      within: 'body',
      many: false,
      description: 'The list of links to the key moments, with a heading.',
    },
  ],
  choices: [
    {
      anyOf: ['[data-liveblog-updates]', '[data-liveblog-update]'],
      description: 'The list of updates: marked with `[data-liveblog-updates]`, or with an update in it.',
    },
  ],
} satisfies FeatureContract;
