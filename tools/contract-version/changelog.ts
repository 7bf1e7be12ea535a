import type { compareContracts } from './compare.ts';

/** The heading of what the next release brings. */
const UNRELEASED = /^## Unreleased$([\s\S]*?)(?=^## |(?![\s\S]))/m;

/** Where an entry of the list begins, or a paragraph. */
const ENTRY = /^(?=- )|\n\n/m;

/**
 * The names that are new since the last release and that the changelog does not list, in backquotes. What belongs to
 * something new, such as an attribute of a new feature, is listed with that. An attribute or a part of a feature is
 * listed by an entry that names the feature as well, a field of a call by one that names the call: another may have the same.
 * @param added as {@link compareContracts} names them
 * @param changelog text of CHANGELOG.md
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

/** The words that an entry about a name has: its own, and the feature's or the call's that it belongs to. */
function wordsOf(name: string): string[] {
  const [, owner] = /^(?:feature|call) (\S+) /.exec(name) ?? [];
  return owner ? [owner, wordOf(name)] : [wordOf(name)];
}

/** What a name belongs to, such as `config consent` of `config consent.source`. */
function ownersOf(name: string): string[] {
  const ends = [...name.matchAll(/[ .[](?=\S)/g)].map(({ index }) => index);
  return ends.map((end) => name.slice(0, end));
}

/** The word that pages, settings, scripts or servers write: an attribute, a key, an event, a field, or a feature's name. */
function wordOf(name: string): string {
  const [attribute] = name.match(/data-[\w-]+(?!.*data-)/) ?? [];
  return attribute ?? name.slice(name.lastIndexOf(' ') + 1);
}
