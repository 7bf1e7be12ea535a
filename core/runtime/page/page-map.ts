import { pageValue } from './page-value.ts';

/**
 * Makes a value once per page and key, such as the state of one article.
 * @param make makes the value
 * @param once what the values live with; by default the page
 * @returns a function that gives a page's value for a key
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
