import type { Settings } from '../../../core/runtime/config/config-schema.ts';
import { address, origins } from '../../../core/runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  chartEmbedOrigins: {
    ...origins,
    description: 'Origins whose charts may report their height; by default that of `scripts.chartEmbed`.',
  },
  'scripts.chartEmbed': { ...address, description: 'The charts of another party.' },
};
