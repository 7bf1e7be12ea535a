/** The settings that a source declares. */
export interface Declarations {
  /** The comment of each setting, by its full key, which includes the keys of the objects around it. */
  readonly settings: ReadonlyMap<string, string>;
  /**
   * The keys of the settings that the source also reads; for `declareDefaults()` the key of the object, which is merged
   * as a whole.
   */
  readonly read: readonly string[];
  /** The comment of each object, by its key. */
  readonly groups: ReadonlyMap<string, string>;
}

const COMMENT = /\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*/.source;
/** Matches a call that declares settings, to the line that ends it. */
const BLOCK = new RegExp(
  `(?:${COMMENT})?(?:export )?const \\w+ = (?:configSection\\(|(?<kind>configGroup|declareDefaults)\\(\\s*'(?<group>[\\w.]+)',\\s*)\\{(?<body>[\\s\\S]*?)\\n\\}`,
  'g',
);
const SETTING = new RegExp(`${COMMENT}(?<name>\\w+):`, 'g');
const ADDRESS = new RegExp(`${COMMENT}(?:export )?const \\w+ = configAddress\\(\\s*'(?<key>[\\w.]+)'`, 'g');

/** Whether a source declares settings. */
export function declaresSettings(source: string): boolean {
  return /\b(?:configSection|configGroup|declareDefaults|configAddress)\(/.test(source);
}

/**
 * Reads the comments of the settings that a source declares.
 * @param source its text
 */
export function readDeclarations(source: string): Declarations {
  const settings = new Map<string, string>();
  const groups = new Map<string, string>();
  const read: string[] = [];
  for (const { groups: found = {} } of source.matchAll(BLOCK)) {
    const { group = '', comment = '', body = '', kind } = found;
    if (group) groups.set(group, proseOf(comment));
    if (kind === 'declareDefaults') read.push(group);
    for (const { groups: inner = {} } of body.matchAll(SETTING)) {
      const { name = '', comment: meaning = '' } = inner;
      const key = group ? `${group}.${name}` : name;
      settings.set(key, proseOf(meaning));
      if (kind !== 'declareDefaults') read.push(key);
    }
  }
  for (const { groups: found = {} } of source.matchAll(ADDRESS)) {
    const { key = '', comment = '' } = found;
    settings.set(key, proseOf(comment));
    read.push(key);
  }
  return { settings, read, groups };
}

/** Returns a comment on one line, without the ids of requirements. */
function proseOf(comment: string): string {
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\[[a-z][a-z-]*(?:-\d+)?(, [a-z][a-z-]*-\d+)*\]/g, '')
    .trim();
}
