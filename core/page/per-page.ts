/**
 * Makes something once for a page, when it is first asked for: what needs the page and is shared by all features.
 * @param make makes it
 * @returns gives a page's own
 */
export function perPage<PageLike extends object, Made>(
  make: (page: PageLike) => Made,
): (page: PageLike) => Made {
  const known = new WeakMap<PageLike, { readonly made: Made }>();
  return (page) => {
    const entry = known.get(page) ?? { made: make(page) };
    known.set(page, entry);
    return entry.made;
  };
}
