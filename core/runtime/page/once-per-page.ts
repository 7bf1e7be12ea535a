/**
 * Makes something once for a page, when it is first asked for: what needs the page and is shared by all features. A
 * page is known by its configuration, which stays the same object when another fragment makes another page of it.
 * @param make creates the value
 * @returns gives a page's own
 */
export function oncePerPage<PageLike extends object, Made>(
  make: (page: PageLike) => Made,
): (page: PageLike) => Made {
  const known = new WeakMap<object, { readonly made: Made }>();
  return (page) => {
    const key = keyOf(page);
    const entry = known.get(key) ?? { made: make(page) };
    known.set(key, entry);
    return entry.made;
  };
}

function keyOf(page: object): object {
  return 'config' in page && page.config instanceof Object ? page.config : page;
}
