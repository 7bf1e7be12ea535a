import type { compareContracts } from './compare.ts';

/** The heading of the changes in the next release. */
const UNRELEASED = /^## Unreleased$([\s\S]*?)(?=^## |(?![\s\S]))/m;

/** Matches the start of an entry in the list, or of a paragraph. */
const ENTRY = /^(?=- )|\n\n/m;

/**
 * Returns names that are new since the last release and that the changelog does not list in backquotes. Names that
 * belong to something new, such as an attribute of a new feature, need no entry of their own. The entry of an attribute
 * or a part must also name the feature, that of a field of a call the call, because others may have the same name.
 * @param added the new names from {@link compareContracts}
 * @param changelog the text of CHANGELOG.md
 */
export function unlisted(added: readonly string[], changelog: string): string[] {
  const [, section = ''] = UNRELEASED.exec(changelog) ?? [];
  const entries = section
    .split(ENTRY)
    .map((entry) => new Set([...entry.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name)));
  const all = new Set(added);
  const isListed = (words: readonly string[]) =>
    entries.some((named) => words.every((word) => named.has(word)));
  return added.filter((name) => !ownersOf(name).some((owner) => all.has(owner)) && !isListed(wordsOf(name)));
}

/** Returns the words that an entry about a name must have: its own, and that of its feature or call. */
function wordsOf(name: string): string[] {
  const [, owner] = /^(?:feature|call) (\S+) /.exec(name) ?? [];
  return owner ? [owner, wordOf(name)] : [wordOf(name)];
}

/** Returns the name to which a name belongs, such as `config consent` for `config consent.source`. */
function ownersOf(name: string): string[] {
  const ends = [...name.matchAll(/[ .[](?=\S)/g)].map(({ index }) => index);
  return ends.map((end) => name.slice(0, end));
}

/**
 * Returns the word that pages, settings, scripts or servers use: an attribute, a key, an event, a field, or a feature's
 * name.
 */
function wordOf(name: string): string {
  const [attribute] = name.match(/data-[\w-]+(?!.*data-)/) ?? [];
  return attribute ?? name.slice(name.lastIndexOf(' ') + 1);
}
