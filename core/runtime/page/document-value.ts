/** Always 0 for visitors; tests begin a new page in the same document. */
let page = 0;

/**
 * Makes a value once per page, as `pageValue` does, for code that gets no page, such as the toasts or the app's messages.
 * @param make makes the value, at the first call
 * @returns a function that gives the page's value
 */
export function documentValue<Made>(make: () => Made): () => Made {
  let known: { readonly of: number; readonly made: Made } | undefined;
  return () => {
    if (known?.of !== page) known = { of: page, made: make() };
    return known.made;
  };
}

/** Begins another page, so that each test has one of its own. */
export function forgetDocument(): void {
  page += 1;
}
