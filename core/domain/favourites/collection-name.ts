/** What is wrong with the name of a collection. */
export type NameError = 'exists' | 'empty' | 'short' | 'long';

/** The rules in the order of the modals, and in that of the page. */
export const MODAL_ORDER: readonly NameError[] = ['exists', 'empty', 'short', 'long'];
export const PAGE_ORDER: readonly NameError[] = ['empty', 'short', 'long', 'exists'];

/** The lengths that a name may have, in characters as Unicode counts them. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 24;

/**
 * The first rule that a name breaks [reading-list-page-7, reading-list-page-8, collection-modals-12].
 * @param name as it was typed
 * @param names of the collections there are, without the one that is renamed
 * @param order in which the rules are checked
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
