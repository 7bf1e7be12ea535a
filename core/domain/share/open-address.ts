import { openPopup, openTab } from '../../ui/popup/popup.ts';
import type { Size } from '../../ui/popup/popup-rules.ts';

/**
 * Opens where a method leads, for what is not a link: the mail programme, a popup, or else a tab. To be called
 * while a click is handled.
 * @param address by `shareAddress` or `mastodonAddress`
 * @param size of the popup
 * @param told what listeners hear of the popup
 * @returns whether it opened; where not, a link should be shown
 */
export function openAddress(address: string, size: Partial<Size>, reported?: string): boolean {
  if (!address.startsWith('mailto:')) return openPopup(address, size, reported) || openTab(address);
  Object.assign(document.createElement('a'), { href: address }).click();
  return true;
}
