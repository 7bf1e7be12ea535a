import type { Settings } from '../../runtime/config/config-schema.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  promptsFromPageView: {
    type: 'integer',
    minimum: 1,
    default: 1,
    description:
      'The page view of a visit from which on invitations, notices, offers and bars may show by themselves.',
  },
};
