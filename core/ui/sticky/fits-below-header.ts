/** The maximum fraction of a phone's window height that sticky elements at its top may take. */
const SHARE = 0.12;

/**
 * Whether a bar may stick below the header, which takes precedence: together they have to leave enough space for
 * reading in a small window.
 * @param covers the height that the header covers, in px
 * @param height the bar's height in px
 * @param windowHeight in px
 */
export function fitsBelowHeader(covers: number, height: number, windowHeight: number): boolean {
  return covers === 0 || covers + height <= SHARE * windowHeight;
}
