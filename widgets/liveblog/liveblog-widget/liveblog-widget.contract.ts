import { UPDATE_ATTRIBUTES } from '../../../core/domain/liveblog/update-attributes.contract.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
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
