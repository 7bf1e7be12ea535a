/**
 * The fragment of an address that opens a photo [photo-lightbox-1].
 * @param hash the photo's `data-photo-hash`
 */
export function fragmentOf(hash: string): string {
  return `#photo=${encodeURIComponent(hash)}`;
}

/**
 * Finds the photo that a hash names [photo-lightbox-1]. The hash is compared, never used as a selector
 * [photo-lightbox-5].
 * @param fragment the fragment of the address, with its `#`, or empty; `#photo` alone names the first photo
 * @param hashes the hashes of the photos, in order
 * @returns the photo's index; undefined if there is none
 */
export function photoAt(fragment: string, hashes: readonly string[]): number | undefined {
  const hash = new URLSearchParams(fragment.slice(1)).get('photo');
  if (hash === null) return undefined;
  const index = hash === '' ? 0 : hashes.indexOf(hash);
  return hashes[index] === undefined ? undefined : index;
}
