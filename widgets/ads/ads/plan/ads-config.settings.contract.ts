import type { Settings } from '../../../../core/runtime/config/config-schema.ts';
import { breakpoint, milliseconds, texts } from '../../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  ads: {
    type: 'object',
    description: 'The settings of advertisements.',
    additionalProperties: false,
    properties: {
      disableMarker: {
        type: 'string',
        pattern: '^#.',
        default: '#disable-ads',
        description: 'A fragment that turns advertisements off.',
      },
      fullPageDroppedPositions: {
        ...texts,
        default: ['below-article*'],
        description:
          'Positions without advertisements on full-page inbeeld articles; `*` at the end stands for any ending.',
      },
      wideRectangleBreakpoint: {
        ...breakpoint,
        default: 'xsmall',
        description: 'From this breakpoint on a rectangle is 336x280.',
      },
      publisherId: {
        type: 'string',
        pattern: '^\\d+$',
        default: '163',
        description: "The publisher's id at the provider, which begins the path of an ad unit.",
      },
      consentTimeoutMs: {
        ...milliseconds,
        default: 500,
        description: 'How long a slot waits for the consent `ads`, in ms.',
      },
      withoutConsent: {
        type: 'string',
        enum: ['wait', 'limited'],
        default: 'wait',
        description:
          'After that time: `wait` leaves slots empty until there is consent, `limited` requests limited advertisements.',
      },
      screensBetween: {
        type: 'number',
        minimum: 0,
        maximum: 10,
        default: 1,
        description: 'Heights of the window between two advertisements; 0 for any distance.',
      },
      refillUntil: {
        type: 'string',
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        default: '2025-01-01',
        description: 'The last day on which the rectangle in an article is refilled.',
      },
      responseTimeoutMs: {
        ...milliseconds,
        default: 10_000,
        description: 'After that time without an answer a slot is empty, in ms.',
      },
    },
  },
};
