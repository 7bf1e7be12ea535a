import { UPDATE_ATTRIBUTES } from '../../../core/domain/liveblog/update-attributes.contract.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-liveblog-updates]',
      many: false,
      attributes: [
        {
          name: 'data-stream-number',
          type: 'integer',
          min: 0,
          description:
            'In the answer of `data-refresh-url`: the number of the last event of the stream that it includes.',
        },
      ],
      description: 'The list of updates.',
    },
    {
      selector: '[data-update-id]',
      attributes: [
        { name: 'data-update-id', type: 'text', required: true, description: 'The number of the update.' },
        ...UPDATE_ATTRIBUTES,
      ],
      description: 'An update; one without `data-widget` becomes a hook of `liveblog-update`.',
    },
  ],
} satisfies FeatureContract;
