import type { FeatureContract } from '../../../core/runtime/feature/feature-contract.ts';

export default {
  parts: [
    {
      selector: '[data-header-sections]',
      many: false,
      description:
        'The bar of sections, which stays away while the visitor scrolls up if it is the last line.',
    },
  ],
  writes: [
    {
      name: 'data-header-state',
      on: 'the hook',
      values: ['top', 'down', 'up'],
      description: 'Where the header is, on windows below the breakpoint `large`.',
    },
  ],
} satisfies FeatureContract;
