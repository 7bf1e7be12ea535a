/**
 * Returns the time of an answer by the server's clock (RFC 9110, `Date`); NaN if the header is missing. For other
 * origins, browsers reveal the header only if the server exposes it.
 * @param headers the answer's headers, with `Age` (RFC 9111) if it comes from a cache
 */
export function sentAt(headers: Headers): number {
  return Date.parse(headers.get('Date') ?? '') + 1000 * Number(headers.get('Age'));
}
