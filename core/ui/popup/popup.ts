import { isPlainClick } from '../../platform/navigation/plain-click.ts';
import { emit } from '../../runtime/bus/bus.ts';
import { type Area, POPUP_ABOVE, POPUP_SIZE, popupAddress, popupFeatures, type Size } from './popup-rules.ts';

interface ScreenEdge {
  readonly availLeft?: number;
  readonly availTop?: number;
}

/**
 * Opens an address in a window of its own beside the page: in wide windows, and for http and https only
 * [popups-1, popups-2]. To be called while the reader's click is handled; browsers block it later.
 * @param address absolute, or relative to the page
 * @param size 500 by 350 px where it is left out
 * @param told what listeners to `popup:opened` hear, where the address holds a secret
 * @returns whether it opened; where it did not, the link that was clicked should do what links do
 */
export function openPopup(address: string, size: Partial<Size> = {}, reported?: string): boolean {
  const href = popupAddress(address, document.baseURI);
  if (!href || innerWidth <= POPUP_ABOVE) return false;
  const around = { left: screenX, top: screenY, width: outerWidth, height: outerHeight };
  if (!openWindow(href, popupFeatures({ ...POPUP_SIZE, ...size }, around, screenArea(around)))) return false;
  emit('popup:opened', { address: reported ?? href });
  return true;
}

/**
 * Opens an address in a tab of its own, for what is not a link and has no popup. To be called while the reader's
 * click is handled; browsers block it later.
 * @param address absolute, or relative to the page; http and https only
 * @returns whether it opened; where it did not, show a link
 */
export function openTab(address: string): boolean {
  const href = popupAddress(address, document.baseURI);
  return href !== undefined && openWindow(href, '');
}

/** `availLeft` and `availTop` are in all browsers and in no standard; without them only the main screen is known. */
function screenArea({ left, top }: Area): Area {
  const { availWidth, availHeight, availLeft, availTop }: Screen & ScreenEdge = screen;
  return {
    left: availLeft ?? Math.min(0, left),
    top: availTop ?? Math.min(0, top),
    width: availWidth,
    height: availHeight,
  };
}

/**
 * With `noopener` the answer is null whether it opened or was blocked; an empty window tells, and is cut off from
 * this one before anything of the other party is in it.
 */
function openWindow(href: string, features: string): boolean {
  const opened = open('about:blank', '_blank', features);
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(href);
  return true;
}

/**
 * Lets a click on a link open its address in a popup. What opens none (another button, ctrl for a new tab, a small
 * window, a popup that is blocked) is left to the browser [popups-2].
 * @param event the click
 * @param size 500 by 350 px where it is left out
 */
export function followInPopup(event: MouseEvent, size?: Partial<Size>): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isPlainClick(event)) return;
  if (openPopup(link.href, size)) event.preventDefault();
}
