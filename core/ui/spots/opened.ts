import { storedItem } from '../../platform/storage/stored-item.ts';

/** The maximum number of stored marks. */
const MAX_MARKS = 500;

const stored = storedItem({
  key: 'nmt_opened_spots',
  area: 'session',
  accepts: (value): value is string[] =>
    Array.isArray(value) && value.every((mark) => typeof mark === 'string'),
});

/** The items of a picture that were opened during the visit. */
export interface Opened {
  has(key: string): boolean;
  add(key: string): void;
}

/**
 * Stores which items were opened during the visit, also across a reload.
 * @param feature the feature's name; the marks of each feature and page are separate
 */
export function rememberOpened(feature: string): Opened {
  const mark = (key: string) => `${feature} ${location.pathname} ${key}`;
  const read = () => stored.read() ?? [];
  return {
    has: (key) => read().includes(mark(key)),
    add: (key) => {
      if (!read().includes(mark(key))) stored.write([...read(), mark(key)].slice(-MAX_MARKS));
    },
  };
}
