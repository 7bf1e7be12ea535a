/**
 * Finds the link of the current section in the sections bar: the one with the longest path that is a prefix of the
 * page's path, segment by segment. The front page's link only matches the front page [header-2].
 * @param links the links' paths, in order; undefined for a link to another site
 * @param path the page's path, such as `/sectie/sport/schaatsen/`
 * @returns the index of that link; undefined if none matches. Of equal links the first.
 */
export function currentSection(links: readonly (string | undefined)[], path: string): number | undefined {
  const here = partsOf(path);
  let best: { index: number; length: number } | undefined;
  for (const [index, link] of links.entries()) {
    if (link === undefined) continue;
    const parts = partsOf(link);
    const leadsHere = parts.length === 0 ? here.length === 0 : parts.every((part, at) => part === here[at]);
    if (leadsHere && (!best || parts.length > best.length)) best = { index, length: parts.length };
  }
  return best?.index;
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
