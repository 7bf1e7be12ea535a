import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { origins } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; see tools/contract/collect-settings.ts. */
export const SETTINGS: Settings = {
  editorOrigins: {
    ...origins,
    default: [],
    description: 'Origins of the editors to which `editing-helpers` may link.',
  },
};
