/** What the value of a key is, without its details: the section that reads it checks those. */
export type ConfigKind = 'text' | 'list' | 'words' | 'flag' | 'number' | 'object';

/**
 * The keys of `script#site-config`. They are those that the sources declare: the build puts them in here, and so does the
 * configuration of the unit tests (build/settings/config-kinds.ts).
 */
export const CONFIG_KINDS: Readonly<Record<string, ConfigKind>> = {};
