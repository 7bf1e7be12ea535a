/** The sharing methods in their default order [share-1, share-modal-2]. */
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

/** A way to share: a service, mail, or the clipboard. */
export type ShareMethod = (typeof SHARE_METHODS)[number];

/** Whether a value is a sharing method. */
export function isShareMethod(value: unknown): value is ShareMethod {
  return SHARE_METHODS.some((method) => method === value);
}

/** Height in px: the windows of these two methods need it to show their form [share-modal-3]. */
const HIGH = 560;

/**
 * Returns the size of a method's popup, for `openPopup`.
 * @returns an empty object for the default size
 */
export function popupSizeOf(method: ShareMethod): { readonly height?: number } {
  return method === 'linkedin' || method === 'reddit' ? { height: HIGH } : {};
}
