/**
 * Reads a parameter that holds an e-mail or web address. Its plus signs are kept: in other values they stand for
 * spaces, which no address has.
 * @param name the parameter's name
 * @param query the query, with or without its `?`
 * @returns undefined if the query does not have it
 */
export function addressParameter(name: string, query: string): string | undefined {
  return new URLSearchParams(query.replaceAll('+', '%2B')).get(name) ?? undefined;
}
