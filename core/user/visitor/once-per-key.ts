import type { Page } from '../../runtime/page/page.ts';
import { oncePerVisitor } from './once-per-visitor.ts';

/**
 * Creates a value once per page, account and key, such as the state of one article.
 * @param make creates the value
 * @returns a function that gives the present visitor's value for a key
 */
export function oncePerKey<Key, Made>(make: (page: Page, key: Key) => Made): (page: Page, key: Key) => Made {
  const valuesOf = oncePerVisitor(() => new Map<Key, Made>());
  return (page, key) => {
    const values = valuesOf(page);
    const value = values.get(key) ?? make(page, key);
    values.set(key, value);
    return value;
  };
}
