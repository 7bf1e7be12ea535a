/** A part of the welcome bundle: several links to the same address belong to one part. */
export interface Part {
  /** Identifies it in storage: its `data-part`, or the address. */
  readonly id: string;
  readonly links: readonly HTMLAnchorElement[];
}

/**
 * Finds the parts of a welcome bundle: the elements with `data-part`, or otherwise all links, in page order.
 * @param hook the element that contains them
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

/** A path for this site's own addresses, so that the parts stay the same under another host. */
function addressOf({ href, origin, pathname, search, hash }: HTMLAnchorElement): string {
  return origin === self.origin ? `${pathname}${search}${hash}` : href;
}
