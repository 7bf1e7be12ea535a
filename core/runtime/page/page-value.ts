/**
 * Creates a value once per page, at the first call, shared by all features. This is how state of a page is kept, also
 * for `pageMap` and `pageTurn`. The page is identified by its configuration, which stays the same object after a change
 * of the URL fragment.
 * @param make creates the value
 * @returns a function that returns a page's value
 */
export function pageValue<PageLike extends object, Made>(
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

/**
 * The signal of a page's lifetime, for work that a page starts once and never ends. It does not abort: everything ends
 * with the document.
 */
export const pageSignal: (page: object) => AbortSignal = pageValue(() => new AbortController().signal);

function keyOf(page: object): object {
  return 'config' in page && page.config instanceof Object ? page.config : page;
}
