import { pageValue } from './page-value.ts';

/** Stands for the page, for code that gets none. */
let present = {};

/**
 * Makes a value once per page, as `pageValue` does, for code that gets no page, such as the toasts or the app's messages.
 * @param make makes the value, at the first call
 * @returns a function that gives the page's value
 */
export function documentValue<Made>(make: () => Made): () => Made {
  const valueFor = pageValue(make);
  return () => valueFor(present);
}

/** Begins another page, so that each test has one of its own. */
export function forgetDocument(): void {
  present = {};
}
