/** The key of scripts that have defaults on another origin. */
const EXTENDED_ACCESS = /\b(extendedAccessScripts)\b/g;
const SHARED = /\b(?:siteConfig\([^)]*\)|config)\.(breakpoints|mobileBelow|fragmentOrigins)\b/g;
const SHARED_DESTRUCTURED = /\{([^{}]*)\} = siteConfig\(/g;
const SHARED_KEYS = ['breakpoints', 'mobileBelow', 'fragmentOrigins'];

/**
 * Matches a setting with a custom shape: `readSetting(page.config, 'consent.purposes', …)`,
 * `Object(page.config.consent).source`.
 */
const READ_SETTING = /\breadSetting\(\s*[\w.]+,\s*'([\w.]+)'/g;
const READ_MEMBER = /\bObject\(page\.config\.(\w+)\)\.(\w+)/g;
/** Matches a setting that is read as a whole: `page.config.tours`. */
const READ_WHOLE = /(?<!\bObject\()\bpage\.config\.(\w+)/g;

const EMITS = /\bemit\(\s*'([a-z-]+:[a-z-]+)'/g;
const LISTENS = /\bon\(\s*'([a-z-]+:[a-z-]+)'/g;
const KEY = /['"`](nmt_[a-z_]+:?)/g;

/** Files that list everything and so do not count: the whole configuration, and the list of stored keys. */
const LISTS = ['core/runtime/config/site-config.ts', 'core/platform/storage/keys.ts'];

/** The uses of a source besides its markup. */
export interface Use {
  /** Keys of the configuration that are read. */
  config: string[];
  /** Events of the bus that are emitted. */
  emits: string[];
  /** Events of the bus that are listened to. */
  listens: string[];
  /** Keys of storage that are used. */
  stores: string[];
}

/**
 * Returns the uses of one source besides its markup.
 * @param file the path from the root
 * @param code the source's text without comments
 * @param settings the keys of the configuration that it declares and reads
 */
export function useIn(file: string, code: string, settings: readonly string[] = []): Use {
  if (LISTS.includes(file)) return { config: [], emits: [], listens: [], stores: [] };
  const find = (
    pattern: RegExp,
    read: (match: readonly (string | undefined)[]) => string | string[] = ([, name = '']) => name,
  ) => [...code.matchAll(pattern)].flatMap(read);
  const shared = find(SHARED_DESTRUCTURED, ([, inner = '']) =>
    inner.split(',').map((item) => item.replace(/:.*/s, '').trim()),
  ).filter((name) => SHARED_KEYS.includes(name));
  return {
    config: [
      ...settings,
      ...(file.startsWith('widgets/') ? find(EXTENDED_ACCESS).map((name) => `paywall.${name}`) : []),
      ...find(READ_SETTING),
      ...find(READ_MEMBER, ([, group = '', name = '']) => `${group}.${name}`),
      ...find(READ_WHOLE),
      ...find(SHARED),
      ...shared,
    ],
    emits: find(EMITS),
    listens: find(LISTENS),
    stores: find(KEY),
  };
}

/** The parts of a feature's manifest entry that count as uses. */
interface Loading {
  /** The event that loads the feature. */
  readonly event?: string | undefined;
  /** The setting without which it does not load. */
  readonly config?: string | undefined;
}

/**
 * Returns the uses of a feature besides its markup: those of all sources that it imports.
 * @param storageKeys all keys; `*` at the end stands for any ending
 */
export function joinUses(uses: Use[], storageKeys: readonly string[], { event, config }: Loading = {}) {
  const all = (name: keyof Use) => [...new Set(uses.flatMap((use) => use[name]))].sort();
  const stores = all('stores');
  const isStored = (key: string) =>
    key.endsWith('*') ? stores.some((name) => name.startsWith(key.slice(0, -1))) : stores.includes(key);
  return {
    config: [...new Set([...all('config'), ...(config ? [config] : [])])].sort(),
    events: { emits: all('emits'), listens: [...new Set([...all('listens'), ...(event ? [event] : [])])] },
    storage: storageKeys.filter(isStored),
  };
}
