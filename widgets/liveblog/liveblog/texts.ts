/**
 * The button's label [liveblog-10].
 * @param count new updates, from 1
 */
export const newUpdatesText = (count: number): string =>
  count === 1 ? '1 nieuwe update' : `${count} nieuwe updates`;
