/**
 * When an answer was given, by the server's clock (RFC 9110, `Date`); NaN if it does not say so. Of other origins browsers
 * show the header only if the server exposes it.
 * @param headers the answer's, with `Age` (RFC 9111) if a cache gave it
 */
export function sentAt(headers: Headers): number {
  return Date.parse(headers.get('Date') ?? '') + 1000 * Number(headers.get('Age'));
}
