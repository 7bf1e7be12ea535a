/** A part of the welcome bundle: what several links with the same address lead to is one part. */
export interface Part {
  /** Names it in storage: its `data-part`, or the address. */
  readonly id: string;
  readonly links: readonly HTMLAnchorElement[];
}

/**
 * Finds the parts of a welcome bundle: the elements with `data-part`, or else all links, in the order of the page.
 * @param hook the element around them
 */
export function findParts(hook: HTMLElement): Part[] {
  const marked = hook.querySelectorAll<HTMLElement>('[data-part]').length > 0;
  const links = [...hook.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const byId = new Map<string, HTMLAnchorElement[]>();
  for (const link of links) {
    const id = marked ? link.closest<HTMLElement>('[data-part]')?.dataset.part?.trim() : addressOf(link);
    if (id === undefined) continue;
    byId.set(id, [...(byId.get(id) ?? []), link]);
  }
  return [...byId].map(([id, of]) => ({ id, links: of }));
}

/** Short for this site's own addresses, so that the parts stay the same under another host. */
function addressOf({ href, origin, pathname, search, hash }: HTMLAnchorElement): string {
  return origin === self.origin ? `${pathname}${search}${hash}` : href;
}
