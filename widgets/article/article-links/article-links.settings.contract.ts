import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { texts } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  uuidHosts: {
    ...texts,
    default: [],
    description:
      "Hosts, exactly as written, that links with `data-append-uuid` may receive the visitor's id.",
  },
};
