/** The ways of sharing, in the order in which they stand where the site names no other [share-1, share-modal-2]. */
export const SHARE_METHODS = [
  'mail',
  'linkedin',
  'facebook',
  'reddit',
  'whatsapp',
  'mastodon',
  'bluesky',
  'threads',
  'twitter',
  'clipboard',
] as const;

export type ShareMethod = (typeof SHARE_METHODS)[number];

/** Whether a value names a way of sharing. */
export function isShareMethod(value: unknown): value is ShareMethod {
  return SHARE_METHODS.some((method) => method === value);
}

/** Px; the windows of these two show what they ask for only in a high one [share-modal-3]. */
const HIGH = 560;

/**
 * The size of the window in which a method opens, as `openPopup` takes it.
 * @returns an empty object for the default size
 */
export function popupSizeOf(method: ShareMethod): { readonly height?: number } {
  return method === 'linkedin' || method === 'reddit' ? { height: HIGH } : {};
}
