/** The errors in the name of a collection. */
export type NameError = 'exists' | 'empty' | 'short' | 'long';

/** The orders in which the modals and the page check the rules. */
export const MODAL_ORDER: readonly NameError[] = ['exists', 'empty', 'short', 'long'];
export const PAGE_ORDER: readonly NameError[] = ['empty', 'short', 'long', 'exists'];

/** The minimum and maximum length of a name, in Unicode characters. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 24;

/**
 * Returns the first rule that a name breaks [reading-list-page-7, reading-list-page-8, collection-modals-12].
 * @param name the name as typed
 * @param names the names of the existing collections, without the one that is renamed
 * @param order the order in which the rules are checked
 * @returns undefined for a good name
 */
export function nameError(
  name: string,
  names: readonly string[],
  order: readonly NameError[],
): NameError | undefined {
  const trimmed = name.trim();
  const length = [...trimmed].length;
  const breaks: Record<NameError, boolean> = {
    exists: names.some((other) => sameName(other, trimmed)),
    empty: length === 0,
    short: length < MIN_LENGTH,
    long: length > MAX_LENGTH,
  };
  return order.find((rule) => breaks[rule]);
}

/** Whether two names are the same to a reader: without regard to case and to how accents are encoded. */
export function sameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
