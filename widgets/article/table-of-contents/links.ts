/** The links of a table of contents to this page, each with the id that it leads to. */
export function linksIn(hook: HTMLElement): { link: HTMLAnchorElement; id: string }[] {
  return [...hook.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => ({
    link,
    id: idOf(link.hash),
  }));
}

/** The id that a fragment names. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
