/**
 * Creates a value once per page, at the first call, shared by all features. The page is identified by its
 * configuration, which stays the same object after a change of the URL fragment.
 * @param make creates the value
 * @returns a function that gives a page's value
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
