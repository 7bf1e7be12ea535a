import { pageValue } from './page-value.ts';

/**
 * Creates a value once per page and key, such as the state of one article.
 * @param make creates the value
 * @param once decides how long the values live; by default as long as the page
 * @returns a function that returns a page's value for a key
 */
export function pageMap<PageLike extends object, Key, Made>(
  make: (page: PageLike, key: Key) => Made,
  once: (make: () => Map<Key, Made>) => (page: PageLike) => Map<Key, Made> = pageValue,
): (page: PageLike, key: Key) => Made {
  const valuesOf = once(() => new Map());
  return (page, key) => {
    const values = valuesOf(page);
    if (!values.has(key)) values.set(key, make(page, key));
    return values.get(key) as Made;
  };
}
