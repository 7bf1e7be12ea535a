import { parseAddress } from '../../runtime/page/address.ts';

/** Windows wider than this many px have space for a popup [popups-1]. */
export const POPUP_ABOVE = 1024;
/** The default size of a popup in px [popups-1]. */
export const POPUP_SIZE = Object.freeze({ width: 500, height: 350 });

/** A size in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window or a screen, in px across all screens: `left` is negative on a screen to the left of the main one. */
export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * Returns the absolute address of a popup; undefined if it is neither http nor https [popups-2].
 * @param base the page's address
 */
export function popupAddress(address: string, base: string): string | undefined {
  const url = parseAddress(address, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/**
 * Returns the features of `window.open` for a popup in the middle of the window, on the same screen.
 * @param size the popup's size
 * @param around the window that opens it
 * @param screen the screen; unlike the window a popup does not extend beyond it
 */
export function popupFeatures({ width, height }: Size, around: Area, screen: Area): string {
  const left = within(around.left + (around.width - width) / 2, screen.left, screen.width - width);
  const top = within(around.top + (around.height - height) / 2, screen.top, screen.height - height);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** An area larger than the screen starts at the screen's edge. */
function within(wanted: number, edge: number, room: number): number {
  return Math.round(Math.max(edge, Math.min(wanted, edge + room)));
}
