import { configSection } from '../../runtime/config/config-section.ts';
import { allMatching } from '../../runtime/config/further-settings.ts';

/** The site's settings for the sync. */
export const syncConfig = configSection({
  /**
   * The sources that other devices may change, by their paths below `/papi/api/`:
   * docs/reference/features/personal.md#sync; an empty list syncs nothing [sync-5].
   */
  syncSources: allMatching(
    /^[a-z][\w-]*(\/[\w-]+)*$/i,
    'a list of paths below /papi/api/, such as "favorite" and "user/history"',
    ['favorite', 'mijnonderwerpen', 'user/history'],
  ),
});
