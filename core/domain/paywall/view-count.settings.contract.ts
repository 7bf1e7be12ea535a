import type { Settings } from '../../runtime/config/config-schema.ts';
import { text } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; see tools/contract/collect-settings.ts. */
export const SETTINGS: Settings = {
  counterCookie: {
    ...text,
    default: 'nmt_counter',
    description:
      'The cookie in which the server counts the articles of an anonymous visitor, separated by `@`.',
  },
};
