import type { Settings } from '../../runtime/config/config-schema.ts';
import { text, texts } from '../../runtime/config/setting-kinds.contract.ts';
import { SUBSCRIBER_SEGMENTS } from './segment.ts';

/** What a site may set; see tools/contract/collect-settings.ts. */
export const SETTINGS: Settings = {
  loginCookie: {
    ...text,
    default: 'nmt_login',
    description:
      'The cookie that hints at a login; its value changes with each login and each change of rights.',
  },
  segments: {
    type: 'object',
    description: 'The segment of each product-group code.',
    default: {},
    additionalProperties: {
      type: 'string',
      enum: SUBSCRIBER_SEGMENTS,
    },
  },
  serviceTemplates: {
    ...texts,
    default: [],
    description:
      "The values of `data-thirdparty-template` that are the service site's, where every logged-in visitor counts as a subscriber.",
  },
};
