import type { Locator } from 'playwright/test';

/** The numbers of the items of a row that are completely visible, from 1. */
export function visibleItems(track: Locator): Promise<number[]> {
  return track.evaluate((row) => {
    const box = row.getBoundingClientRect();
    return [...row.children].flatMap((item, index) => {
      const { left, right } = item.getBoundingClientRect();
      return left >= box.left - 1 && right <= box.right + 1 ? [index + 1] : [];
    });
  });
}

/** The scroll position of a row in px, rounded up, so that it is 0 only once the row has stopped at its start. */
export const scrolled = (track: Locator): Promise<number> =>
  track.evaluate((row) => Math.ceil(row.scrollLeft));
