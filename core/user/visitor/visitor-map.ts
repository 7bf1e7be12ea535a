import type { Page } from '../../runtime/page/page.ts';
import { pageMap } from '../../runtime/page/page-map.ts';
import { visitorValue } from './visitor-value.ts';

/**
 * Creates a value once per page, account and key, such as the state of one article.
 * @param make creates the value
 * @returns a function that returns the present visitor's value for a key
 */
export function visitorMap<Key, Made>(make: (page: Page, key: Key) => Made): (page: Page, key: Key) => Made {
  return pageMap(make, visitorValue);
}
