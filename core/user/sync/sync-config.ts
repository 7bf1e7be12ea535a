import { configSection } from '../../runtime/config/config-section.ts';
import { configValue } from '../../runtime/config/guards.ts';

/** What is synced where a site names nothing else [sync-5]. */
export const DEFAULT_SOURCES = ['favorite', 'mijnonderwerpen', 'user/history'];

/** The site's settings of the sync. */
export const syncConfig = configSection((raw) => ({
  /** The kinds of data that other devices may change, by their path in the profile API [sync-5]. */
  syncSources: configValue(
    raw,
    'syncSources',
    DEFAULT_SOURCES,
    'a list of paths below /papi/api/, such as "favorite" and "user/history"',
    isSourceList,
  ),
}));

function isSourceList(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((source) => typeof source === 'string' && /^[a-z][\w-]*(\/[\w-]+)*$/i.test(source))
  );
}
