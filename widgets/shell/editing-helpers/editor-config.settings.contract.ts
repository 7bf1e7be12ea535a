import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { origins } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  editorOrigins: {
    ...origins,
    default: [],
    description: 'Origins of the editors to which `editing-helpers` may link.',
  },
};
