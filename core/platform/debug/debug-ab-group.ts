/**
 * The group of `#debug=abgroup-{test}-{n}` [ab-test-2, ab-test-3].
 * @param hash the address's fragment with its `#`
 * @param tests registered tests with their number of groups
 * @returns undefined for a test that is not registered, and for a group that it does not have
 */
export function debugAbGroup(
  hash: string,
  tests: Readonly<Record<string, number>>,
): { readonly test: string; readonly group: number } | undefined {
  for (const value of new URLSearchParams(hash.slice(1)).getAll('debug')) {
    // A test's name can contain hyphens; the group follows the last one.
    const [, test = '', digits = ''] = /^abgroup-(.+)-(\d+)$/.exec(value) ?? [];
    const count = Object.hasOwn(tests, test) ? (tests[test] ?? 0) : 0;
    if (+digits >= 1 && +digits <= count) return { test, group: +digits };
  }
  return undefined;
}
