/**
 * The fragment of an address that shows a photo [photo-lightbox-1].
 * @param hash the photo's `data-photo-hash`
 */
export function fragmentOf(hash: string): string {
  return `#photo=${encodeURIComponent(hash)}`;
}

/**
 * Which photo a fragment names [photo-lightbox-1]. It is compared, never used as a selector
 * [photo-lightbox-5].
 * @param fragment of the address, with its `#`, or empty; `#photo` alone names the first photo
 * @param hashes of the photos, in order
 * @returns the photo's index; undefined where the fragment names none, or one that is not there
 */
export function photoAt(fragment: string, hashes: readonly string[]): number | undefined {
  const hash = new URLSearchParams(fragment.slice(1)).get('photo');
  if (hash === null) return undefined;
  const index = hash === '' ? 0 : hashes.indexOf(hash);
  return hashes[index] === undefined ? undefined : index;
}
