/**
 * The product-group codes of `#debug-visitorCodes={codes}`, comma-separated [visitor-9, visitor-11].
 * @param hash the address's fragment with its `#`
 * @returns the codes; undefined if none is valid
 */
export function debugVisitorCodes(hash: string): readonly string[] | undefined {
  const text = new URLSearchParams(hash.slice(1)).get('debug-visitorCodes') ?? '';
  const codes = text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => /^[\w-]+$/.test(code));
  return codes.length > 0 ? codes : undefined;
}
