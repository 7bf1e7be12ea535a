import { UPDATE_ATTRIBUTES } from '../../../core/domain/liveblog/update-attributes.contract.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    { selector: '[data-update-rest]', description: 'What ‘Lees meer’ unfolds.' },
    {
      selector: '[data-update-tools]',
      many: false,
      description: 'The place of the buttons, with space for them.',
    },
  ],
  writes: [
    {
      name: 'data-update-tools',
      on: '[data-update-tools]',
      values: ['line', 'lines'],
      description: 'Whether the buttons fit into the reserved line, or need more.',
    },
  ],
  attributes: [...UPDATE_ATTRIBUTES],
} satisfies FeatureContract;
