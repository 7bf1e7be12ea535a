/** Values by parameter name. A name with no values is absent from the query. */
export type Query = ReadonlyMap<string, readonly string[]>;

/**
 * Reads parameters of a query string.
 * @param names the parameters; others are ignored
 * @param query with or without its `?`
 * @returns the values of the parameters that are present, in the order of `names`; empty values are dropped
 */
export function readQuery(names: Iterable<string>, query: string = location.search): Query {
  const parameters = new URLSearchParams(query);
  const present = [...new Set(names)].filter((name) => parameters.has(name));
  return new Map(present.map((name) => [name, parameters.getAll(name).filter((value) => value !== '')]));
}

/**
 * Sets parameters of an address. Other parameters and the fragment stay.
 * @param values by name; an empty list removes a parameter
 * @param address the address to start from
 */
export function withQuery(values: Query, address: string | URL = location.href): URL {
  const url = new URL(address);
  for (const [name, list] of values) {
    url.searchParams.delete(name);
    for (const value of list) url.searchParams.append(name, value);
  }
  return url;
}
