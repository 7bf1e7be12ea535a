import { isPlainClick } from '../../platform/navigation/is-plain-click.ts';
import { emit } from '../../runtime/bus/bus.ts';
import { type Area, POPUP_ABOVE, POPUP_SIZE, popupAddress, popupFeatures, type Size } from './popup-rules.ts';

interface ScreenEdge {
  readonly availLeft?: number;
  readonly availTop?: number;
}

/**
 * Opens an address in a popup window: only in wide windows, and only for http and https [popups-1, popups-2]. Call it
 * in a click handler; browsers block it later.
 * @param address absolute, or relative to the page
 * @param size 500 by 350 px by default
 * @param reported the address for listeners of `popup:opened`, if the real one holds a secret
 * @returns whether it opened; if not, the clicked link should keep its default action
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
 * Opens an address in a new tab, for an element that is not a link. Call it in a click handler; browsers block it
 * later.
 * @param address absolute, or relative to the page; http and https only
 * @returns whether it opened; if not, show a link
 */
export function openTab(address: string): boolean {
  const href = popupAddress(address, document.baseURI);
  return href !== undefined && openWindow(href, '');
}

/**
 * All browsers have `availLeft` and `availTop`, but no standard defines them; without them only the main screen is
 * known.
 */
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
 * With `noopener` the result is always null, and a blocked window looks like an open one. So the opener is removed
 * here, before the other site runs any script, because a navigation only starts after this task.
 */
function openWindow(href: string, features: string): boolean {
  const opened = open(href, '_blank', features);
  if (!opened) return false;
  opened.opener = null;
  return true;
}

/**
 * Opens the address of a clicked link in a popup. Other clicks (another button, ctrl for a new tab, a small window, a
 * blocked popup) are left to the browser [popups-2].
 * @param event the click
 * @param size 500 by 350 px by default
 */
export function followInPopup(event: MouseEvent, size?: Partial<Size>): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isPlainClick(event)) return;
  if (openPopup(link.href, size)) event.preventDefault();
}
