import type { Settings } from './config-schema.ts';
import { text } from './setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  brand: {
    ...text,
    default: 'de krant',
    description: 'The name under which visitors know the paper, in every text that names it.',
  },
};
