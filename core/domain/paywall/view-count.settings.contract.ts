import type { Settings } from '../../runtime/config/config-schema.ts';
import { text } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  counterCookie: {
    ...text,
    default: 'nmt_counter',
    description:
      'The cookie in which the server counts the articles of an anonymous visitor, separated by `@`.',
  },
};
