import type { Settings } from '../../runtime/config/config-schema.ts';
import { texts } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  redirectHosts: {
    ...texts,
    default: [],
    description:
      'Hosts, with all below them, to which addresses from answers and parameters may lead by https.',
  },
};
