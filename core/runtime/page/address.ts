/**
 * Whether an address is safe to use: https, the page's own origin, or relative. Everything else (`javascript:`,
 * `data:`, `http:` elsewhere, invalid addresses) is not.
 * @param address from an attribute, an answer or a parameter
 * @param base the page's address
 */
export function isSafeAddress(address: string, base: string = document.baseURI): boolean {
  const url = parseAddress(address, base);
  return !!url && (url.protocol === 'https:' || (isHttp(url) && url.origin === new URL(base).origin));
}

/**
 * @param address an absolute or relative address
 * @param base the page's address
 * @returns the address, or undefined if it is invalid
 */
export function parseAddress(address: string, base: string = document.baseURI): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function isHttp(url: URL): boolean {
  return url.protocol === 'http:';
}
