/**
 * The id in a URL fragment, which may have escapes, also invalid ones.
 * @param hash with its `#`, or empty
 */
export function fragmentId(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/**
 * The element that a fragment leads to, as browsers find it (HTML, "find a potential indicated element"): by the id as
 * it is written, else as its escapes mean it.
 * @param hash with its `#`, or empty
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1)) ?? document.getElementById(fragmentId(hash));
}
