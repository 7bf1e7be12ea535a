import { ARTICLE_BODY } from '../../../core/domain/article/article-body.contract.ts';
import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';
import { AD_STATES } from './slot/next-state.ts';

export default {
  parts: [ARTICLE_BODY],
  writes: [
    {
      name: 'data-ad-state',
      on: '[data-ad-position]',
      values: AD_STATES,
      description: 'How far the slot is.',
    },
    {
      name: 'data-ad-space',
      on: '[data-ad-position]',
      values: ['closed', 'released'],
      description: 'Whether the slot has space.',
    },
    { name: 'data-ad-placed', on: '[data-ad-position]', description: 'The product inserted the slot.' },
    {
      name: 'data-ad-label',
      on: 'an element in the slot',
      description: 'What stands above the advertisement.',
    },
    {
      name: 'data-ad-frame',
      on: "the provider's element in the slot",
      description: 'Where the advertisement is drawn.',
    },
  ],
} satisfies FeatureContract;
