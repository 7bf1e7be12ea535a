/** The number of the page: always 0 for visitors; tests start new pages in the same document. */
let page = 0;

/**
 * Creates a value once per page, as `pageValue` does, for code without a page object, such as the toasts or the app's
 * messages.
 * @param make creates the value, at the first call
 * @returns a function that returns the page's value
 */
export function documentValue<Made>(make: () => Made): () => Made {
  let known: { readonly of: number; readonly made: Made } | undefined;
  return () => {
    if (known?.of !== page) known = { of: page, made: make() };
    return known.made;
  };
}

/** Starts another page, so that each test has its own. */
export function forgetDocument(): void {
  page += 1;
}
