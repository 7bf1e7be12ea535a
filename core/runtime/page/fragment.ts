/**
 * Returns the id in a URL fragment, which may have escapes, also invalid ones.
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
 * Returns the element that a fragment leads to, as browsers find it (HTML, "find a potential indicated element"): by
 * the id as written, otherwise by the decoded id.
 * @param hash with its `#`, or empty
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1)) ?? document.getElementById(fragmentId(hash));
}
