import { configSection } from '../../runtime/config/config-section.ts';
import { allMatching } from '../../runtime/config/further-settings.ts';

/** The site's settings of the sync. */
export const syncConfig = configSection({
  /**
   * What other devices may change, by its path below `/papi/api/`: docs/reference/features/personal.md#sync; an empty
   * list syncs nothing [sync-5].
   */
  syncSources: allMatching(
    /^[a-z][\w-]*(\/[\w-]+)*$/i,
    'a list of paths below /papi/api/, such as "favorite" and "user/history"',
    ['favorite', 'mijnonderwerpen', 'user/history'],
  ),
});
