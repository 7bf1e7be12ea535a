import type { Settings } from '../config/config-schema.ts';
import { texts } from '../config/setting-kinds.contract.ts';

/** What a site may set; see tools/contract/collect-settings.ts. */
export const SETTINGS: Settings = {
  disabled: {
    anyOf: [{ type: 'string' }, texts],
    default: [],
    description: "A feature's name, or a list of them: their code does not run.",
  },
};
