import { storedItem } from '../../platform/storage/stored-item.ts';

/** The most marks that are kept. */
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
 * Remembers what was opened during the visit, also after a reload.
 * @param feature items of another feature, and of another page, have marks of their own
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
