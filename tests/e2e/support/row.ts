import type { Locator } from 'playwright/test';

/** Which items of a row can be seen wholly, counted from 1. */
export function visibleItems(track: Locator): Promise<number[]> {
  return track.evaluate((row) => {
    const box = row.getBoundingClientRect();
    return [...row.children].flatMap((item, index) => {
      const { left, right } = item.getBoundingClientRect();
      return left >= box.left - 1 && right <= box.right + 1 ? [index + 1] : [];
    });
  });
}

/** Px that a row is scrolled, rounded up: it is at its start only once it has stopped there. */
export const scrolled = (track: Locator): Promise<number> =>
  track.evaluate((row) => Math.ceil(row.scrollLeft));
