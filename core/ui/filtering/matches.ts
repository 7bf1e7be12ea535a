import type { Query } from '../../platform/history/query.ts';

/**
 * Reads the values of an item: comma-separated, or, without a comma, separated by white space. A value may name its
 * group (`regio:noord`), for values that several groups offer.
 * @param attribute the attribute's text, such as `noord, sport`
 */
export function readValues(attribute: string): ReadonlySet<string> {
  const separator = attribute.includes(',') ? ',' : /\s+/;
  const values = attribute.split(separator).map((value) => value.trim());
  return new Set([...values, attribute.trim()].filter(Boolean));
}

/**
 * Whether an item matches the choices: it must have any of the values within one group, and match all groups
 * [item-filters-1].
 * @param values the item's values, from {@link readValues}
 * @param choices the chosen values of each group; a group without any matches everything
 */
export function isMatch(values: ReadonlySet<string>, choices: Query): boolean {
  return [...choices].every(
    ([group, chosen]) =>
      chosen.length === 0 || chosen.some((value) => values.has(value) || values.has(`${group}:${value}`)),
  );
}
