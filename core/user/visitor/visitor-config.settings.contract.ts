import type { Settings } from '../../runtime/config/config-schema.ts';
import { text, texts } from '../../runtime/config/setting-kinds.contract.ts';
import { LOGIN_COOKIE } from '../../runtime/page/facts.ts';
import { SUBSCRIBER_SEGMENTS } from './segment.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  loginCookie: {
    ...text,
    default: LOGIN_COOKIE,
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
