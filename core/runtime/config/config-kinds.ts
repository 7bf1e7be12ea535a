/** The kinds of values of keys, without details: the section that reads a key checks those. */
export type ConfigKind = 'text' | 'list' | 'words' | 'flag' | 'number' | 'object';

/**
 * The keys of `script#site-config`. The build and the configuration of the unit tests insert the keys that the sources
 * declare here (build/settings/config-kinds.ts).
 */
export const CONFIG_KINDS: Readonly<Record<string, ConfigKind>> = {};
