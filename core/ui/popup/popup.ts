import { emit } from '../../bus/bus.ts';
import { POPUP_ABOVE, POPUP_SIZE, popupAddress, popupFeatures, type Size } from './popup-rules.ts';

/**
 * Opens an address in a window of its own beside the page: in wide windows, and for http and https only
 * [popups-1, popups-2]. To be called while the reader's click is handled; browsers block it later.
 * @param address absolute, or relative to the page
 * @param size 500 by 350 px where it is left out
 * @returns whether it opened; where it did not, the link that was clicked should do what links do
 */
export function openPopup(address: string, size: Partial<Size> = {}): boolean {
  const href = popupAddress(address, document.baseURI);
  if (!href || innerWidth <= POPUP_ABOVE) return false;
  const around = { left: screenX, top: screenY, width: outerWidth, height: outerHeight };
  // With `noopener` the answer is null whether it opened or was blocked; an empty window tells, and is cut off
  // from this one before anything of the other party is in it.
  const popup = open('about:blank', '_blank', popupFeatures({ ...POPUP_SIZE, ...size }, around));
  if (!popup) return false;
  popup.opener = null;
  popup.location.replace(href);
  emit('popup:opened', { address: href });
  return true;
}

/**
 * Lets a click on a link open its address in a popup. What opens none (another button, ctrl for a new tab, a small
 * window, a popup that is blocked) is left to the browser [popups-2].
 * @param event the click
 * @param size 500 by 350 px where it is left out
 */
export function followInPopup(event: MouseEvent, size?: Partial<Size>): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  if (openPopup(link.href, size)) event.preventDefault();
}
