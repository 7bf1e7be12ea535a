import type { Settings } from '../../runtime/config/config-schema.ts';
import { PLATFORMS } from './app-config.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  appIds: {
    type: 'object',
    description: 'The apps, by the id that their addresses carry as `?app=`.',
    additionalProperties: { type: 'string', enum: PLATFORMS },
    default: {},
  },
};
