/** What sticks to the top of a phone's window takes at most this part of its height. */
const SHARE = 0.12;

/**
 * Whether a bar may stick below the header, which comes first: together they leave the reader of a small window enough
 * to read.
 * @param covers what the header covers, in px
 * @param height of the bar, in px
 * @param windowHeight in px
 */
export function fitsBelowHeader(covers: number, height: number, windowHeight: number): boolean {
  return covers === 0 || covers + height <= SHARE * windowHeight;
}
