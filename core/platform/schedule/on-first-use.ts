/**
 * Makes a value when it is first needed. Formats of `Intl` are costly to make: the first one of a page takes 10 ms and more of an
 * old phone, in which a module that only declares it would keep the page from answering.
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
