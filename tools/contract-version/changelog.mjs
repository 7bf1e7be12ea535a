/** The heading of what the next release brings. */
const UNRELEASED = /^## Unreleased$([\s\S]*?)(?=^## |(?![\s\S]))/m;

/**
 * The names that are new since the last release and that the changelog does not list, in backquotes. What belongs to
 * something new, such as an attribute of a new feature, is listed with that.
 * @param {string[]} added as {@link import('./compare.mjs').compareContracts} names them
 * @param {string} changelog text of CHANGELOG.md
 * @returns {string[]}
 */
export function unlisted(added, changelog) {
  const [, section = ''] = UNRELEASED.exec(changelog) ?? [];
  const named = new Set([...section.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name));
  const all = new Set(added);
  return added.filter((name) => !ownersOf(name).some((owner) => all.has(owner)) && !named.has(wordOf(name)));
}

/** What a name belongs to, such as `config consent` of `config consent.source`. */
function ownersOf(name) {
  const ends = [...name.matchAll(/[ .](?=\S)/g)].map(({ index }) => index);
  return ends.map((end) => name.slice(0, end));
}

/** The word that pages, settings or scripts write: an attribute, a key, an event, or a feature's name. */
function wordOf(name) {
  const [attribute] = name.match(/data-[\w-]+(?!.*data-)/) ?? [];
  return attribute ?? name.split(' ').at(-1);
}
