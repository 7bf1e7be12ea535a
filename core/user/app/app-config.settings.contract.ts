import type { Settings } from '../../runtime/config/config-schema.ts';

/** What a site may set; see tools/contract/collect-settings.ts. */
export const SETTINGS: Settings = {
  appIds: {
    type: 'object',
    description: 'The apps, by the id that their addresses carry as `?app=`.',
    additionalProperties: { type: 'string', enum: ['ios', 'android', 'puzzle-ios', 'puzzle-android'] },
    default: {},
  },
};
