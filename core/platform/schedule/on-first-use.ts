/**
 * Creates a value when it is first needed. `Intl` formats are expensive to create: the first one of a page takes 10 ms
 * or more on an old phone, and would block the page if a module created it when it loads.
 * @param make returns the value; called once
 * @returns a function that returns the value
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
