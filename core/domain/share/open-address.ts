import { create } from '../../platform/dom/create.ts';
import { openPopup, openTab } from '../../ui/popup/popup.ts';
import type { Size } from '../../ui/popup/popup-rules.ts';

/**
 * Opens the address of a method that is not a link: in the mail program, a popup, or otherwise a tab. Call it in a
 * click handler.
 * @param address from `shareAddress` or `mastodonAddress`
 * @param size of the popup
 * @param reported the address that listeners of `popup:opened` get
 * @returns whether it opened; if not, show a link
 */
export function openAddress(address: string, size: Partial<Size>, reported?: string): boolean {
  if (!address.startsWith('mailto:')) return openPopup(address, size, reported) || openTab(address);
  Object.assign(create('a'), { href: address }).click();
  return true;
}
